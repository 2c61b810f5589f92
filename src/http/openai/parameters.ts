import type { GenerateInput } from '../../services/ai.ts'
import { isRecord } from '../../platform/text/is-record.ts'
import type { Fields } from './fields.ts'

type Parameters = NonNullable<GenerateInput['parameters']>

/** What a dialect reads, and what it takes because it asks for nothing: a field by the values that change no answer. */
export interface DialectFields {
  readonly read: readonly string[]
  readonly neutral: Readonly<Record<string, (value: unknown) => boolean>>
}

/** Edits of other kinds would take results of tools out of the conversation. */
function isAboutThinking(value: unknown): boolean {
  const edits = isRecord(value) ? (value['edits'] ?? []) : undefined
  return Array.isArray(edits) && edits.every((edit) => isRecord(edit) && /^clear_thinking_/.test(String(edit['type'])))
}

const always = () => true
const isFalse = (value: unknown) => value === false

/** Of chat completions: https://platform.openai.com/docs/api-reference/chat/create */
export const chatFields: DialectFields = {
  read: [
    'model',
    'messages',
    'tools',
    'tool_choice',
    'response_format',
    'stream',
    'stream_options',
    'n',
    'max_tokens',
    'max_completion_tokens',
    'temperature',
    'reasoning_effort',
    'top_p',
    'top_k',
    'seed',
    'stop',
    'presence_penalty',
    'frequency_penalty',
    'parallel_tool_calls',
    'logit_bias',
    'verbosity',
    'service_tier',
    'user',
  ],
  neutral: {
    // They name the request or the caller, and change nothing of the answer.
    metadata: always,
    safety_identifier: always,
    prompt_cache_key: always,
    prompt_cache_retention: always,
    store: isFalse,
    logprobs: isFalse,
    top_logprobs: (value) => value === 0,
    modalities: (value) => Array.isArray(value) && value.every((each) => each === 'text'),
  },
}

/** Of responses: https://platform.openai.com/docs/api-reference/responses/create */
export const responsesFields: DialectFields = {
  read: [
    'model',
    'input',
    'instructions',
    'tools',
    'tool_choice',
    'text',
    'stream',
    'max_output_tokens',
    'temperature',
    'reasoning',
    'top_p',
    'parallel_tool_calls',
    'service_tier',
    'user',
    'previous_response_id',
  ],
  neutral: {
    metadata: always,
    client_metadata: always,
    safety_identifier: always,
    prompt_cache_key: always,
    prompt_cache_retention: always,
    store: isFalse,
    background: isFalse,
    stream_options: always,
    top_logprobs: (value) => value === 0,
    truncation: (value) => value === 'disabled',
    // Items of reasoning have it wherever the provider gives it.
    include: (value) => Array.isArray(value) && value.every((each) => each === 'reasoning.encrypted_content'),
  },
}

/** Of embeddings: https://platform.openai.com/docs/api-reference/embeddings/create */
export const embeddingsFields: DialectFields = {
  read: ['input', 'model', 'encoding_format', 'dimensions'],
  // It names the caller's user to the provider.
  neutral: { user: (value) => typeof value === 'string' },
}

/** Of messages: https://docs.anthropic.com/en/api/messages */
export const messagesFields: DialectFields = {
  read: [
    'model',
    'messages',
    'system',
    'max_tokens',
    'tools',
    'tool_choice',
    'stream',
    'temperature',
    'thinking',
    'output_config',
    'top_p',
    'top_k',
    'stop_sequences',
  ],
  neutral: {
    metadata: always,
    service_tier: (value) => value === 'auto' || value === 'standard_only',
    // What is cached is decided where the provider is asked.
    cache_control: always,
    // Which reasoning of earlier answers is kept: it is an advice about what the client itself sends.
    context_management: isAboutThinking,
  },
}

/** Fails with `validation_failed`, which names the field, when one is given that is neither read nor neutral. */
export function requireKnown(fields: Fields, { read, neutral }: DialectFields): void {
  for (const name of fields.names) {
    const value = fields.value(name)
    // Each object has members that no dialect names.
    const takes = Object.hasOwn(neutral, name) ? neutral[name] : undefined
    if (value === undefined || read.includes(name) || takes?.(value) === true) continue
    fields.refuse(name, takes ? 'left out: this value is not supported' : 'left out: it is not supported')
  }
}

const stopsMax = 16

/** The parameters that chat completions and responses name alike. */
export function readModelParameters(fields: Fields): Parameters {
  const stop = fields.value('stop')
  return {
    topP: fields.number('top_p', 0, 1),
    topK: fields.number('top_k', 0, 1e6),
    seed: fields.number('seed', Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER),
    stop: typeof stop === 'string' ? [stop] : readTexts(fields, 'stop'),
    presencePenalty: fields.number('presence_penalty', -2, 2),
    frequencyPenalty: fields.number('frequency_penalty', -2, 2),
    parallelToolCalls:
      fields.value('parallel_tool_calls') === undefined ? undefined : fields.flag('parallel_tool_calls'),
    logitBias: readBias(fields),
    verbosity: fields.text('verbosity') ?? fields.object('text')?.text('verbosity'),
    serviceTier: readTier(fields),
    user: fields.text('user'),
  }
}

/** The one that a provider takes without being asked needs no place in its request. */
function readTier(fields: Fields): string | undefined {
  const tier = fields.text('service_tier')
  return tier === 'auto' || tier === 'default' ? undefined : tier
}

function readBias(fields: Fields): Record<string, number> | undefined {
  const bias = Object.entries(fields.record('logit_bias') ?? {})
  if (bias.length === 0) return undefined
  return Object.fromEntries(
    bias.map(([token, value]) => [token, typeof value === 'number' ? value : fields.refuse('logit_bias', 'numbers')]),
  )
}

export function readTexts(fields: Fields, name: string): string[] | undefined {
  const list = fields.list(name, stopsMax)
  if (list.length === 0) return undefined
  return list.map((each) => (typeof each === 'string' ? each : fields.refuse(name, 'a list of strings')))
}

const efforts = ['none', 'minimal', 'low', 'medium', 'high', 'xhigh', 'max'] as const

/** How much is done for an answer at Anthropic's interface. */
export const outputEfforts: readonly (typeof efforts)[number][] = ['low', 'medium', 'high', 'xhigh', 'max']

export function readEffort(
  fields: Fields | undefined,
  name: string,
  allowed: readonly (typeof efforts)[number][] = efforts,
): Parameters['reasoningEffort'] {
  const effort = fields?.text(name)
  if (effort === undefined) return undefined
  return allowed.find((each) => each === effort) ?? fields?.refuse(name, allowed.join(', '))
}
