import { fail } from '../../errors.ts'
import type { Schemas } from '../../generated/types.ts'
import { defined } from '../../platform/work/defined.ts'
import type { CallOptions } from './clients.ts'

type Kind = Schemas['AiProviderKind']

/** What a model may be asked beside its conversation. Each is forwarded, or the request is refused. */
export interface ModelParameters {
  readonly topP?: number | undefined
  readonly topK?: number | undefined
  readonly seed?: number | undefined
  readonly stop?: readonly string[] | undefined
  readonly presencePenalty?: number | undefined
  readonly frequencyPenalty?: number | undefined
  readonly parallelToolCalls?: boolean | undefined
  readonly logitBias?: Readonly<Record<string, number>> | undefined
  readonly verbosity?: string | undefined
  readonly serviceTier?: string | undefined
  /** How many tokens the model may reason with; where a provider takes words for it, the nearest one. */
  readonly thinkingTokens?: number | undefined
  readonly thinking?: Thinking | undefined
  readonly reasoningEffort?: Effort | undefined
  /** Anthropic's, which is about the whole answer; for others, that of the reasoning. */
  readonly outputEffort?: Effort | undefined
  /** Whether the provider is to summarize its reasoning, where it does not show it unasked. */
  readonly reasoningSummary?: string | undefined
  /** Whether the schema of the answer is enforced to the letter, where a provider can do without. */
  readonly isSchemaStrict?: boolean | undefined
  /** Names the caller's user to the provider. It changes no answer, and is left out where it has no place. */
  readonly user?: string | undefined
}

export type Effort = Schemas['AiReasoningEffort'] | 'xhigh' | 'max'

/** Whether Anthropic's models think: those of others do as they do by default. */
export type Thinking =
  | { readonly type: 'adaptive'; readonly display?: 'summarized' | 'omitted' }
  | { readonly type: 'disabled' }

type Parameter = Exclude<
  keyof ModelParameters,
  'user' | 'thinkingTokens' | 'thinking' | 'reasoningEffort' | 'outputEffort' | 'reasoningSummary' | 'isSchemaStrict'
>

const everywhere: readonly Kind[] = ['openai-compatible', 'openai', 'anthropic', 'google', 'local']

/**
 * Which kinds of providers take a parameter, and its name at the interfaces of OpenAI. `openai` is asked by Responses,
 * which has fewer of them than chat completions; a `local` server speaks the dialect of `openai-compatible`.
 */
const parameterTable: Readonly<Record<Parameter, { readonly name: string; readonly kinds: readonly Kind[] }>> = {
  topP: { name: 'top_p', kinds: everywhere },
  topK: { name: 'top_k', kinds: ['openai-compatible', 'anthropic', 'google', 'local'] },
  seed: { name: 'seed', kinds: ['openai-compatible', 'google', 'local'] },
  stop: { name: 'stop', kinds: ['openai-compatible', 'anthropic', 'google', 'local'] },
  presencePenalty: { name: 'presence_penalty', kinds: ['openai-compatible', 'google', 'local'] },
  frequencyPenalty: { name: 'frequency_penalty', kinds: ['openai-compatible', 'google', 'local'] },
  parallelToolCalls: { name: 'parallel_tool_calls', kinds: ['openai-compatible', 'openai', 'anthropic', 'local'] },
  logitBias: { name: 'logit_bias', kinds: ['openai-compatible', 'local'] },
  verbosity: { name: 'verbosity', kinds: ['openai-compatible', 'openai', 'local'] },
  serviceTier: { name: 'service_tier', kinds: ['openai-compatible', 'openai', 'local'] },
}

/** The provider of a request. */
export interface AskedProvider {
  readonly id: string
  readonly kind: Kind
  /** Absent where the models are files of this machine, which take none of the parameters. */
  readonly baseUrl?: string
}

/** Whether a provider is asked by OpenAI's chat completions. */
export function speaksCompletions({ kind, baseUrl }: AskedProvider): boolean {
  return baseUrl !== undefined && (kind === 'openai-compatible' || kind === 'local')
}

/** Fails with `validation_failed`, which names the parameter, when the provider does not take one that is given. */
export function requireParameters(parameters: ModelParameters, { id, kind, baseUrl }: AskedProvider): void {
  for (const [key, { name, kinds }] of Object.entries(parameterTable) as [Parameter, { name: string; kinds: Kind[] }][])
    if (parameters[key] !== undefined && (baseUrl === undefined || !kinds.includes(kind))) refuseParameter(name, id)
}

/** The names of the features about which a package warns that it does not send them. */
const nameOfFeature: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(parameterTable).map(([key, { name }]) => [key, name])),
  stopSequences: 'stop',
  temperature: 'temperature',
  reasoning: 'reasoning_effort',
  reasoningEffort: 'reasoning_effort',
  responseFormat: 'response_format',
  toolChoice: 'tool_choice',
}

/** Fails when the package of the provider has left out what was asked for: an answer would be to another question. */
export function requireForwarded(
  warnings: readonly { readonly type: string; readonly feature?: string }[],
  id: string,
) {
  for (const { type, feature = '' } of warnings) {
    const name = nameOfFeature[feature]
    if (type === 'unsupported' && name !== undefined) refuseParameter(name, id)
  }
}

export function refuseParameter(name: string, provider: string): never {
  const message = `The AI provider ${provider} does not take ${name} for this model. Leave it out.`
  return fail('validation_failed', { message, details: [{ path: `body/${name}`, rule: name, message }] })
}

/** The parameters as the packages of the providers take them. */
export function parameterOptions(parameters: ModelParameters, { id, kind }: AskedProvider): Partial<CallOptions> {
  const { topP, topK, seed, stop, presencePenalty, frequencyPenalty } = parameters
  const reasoning = effortIn(parameters, kind)
  const providerOptions = providerOptionsOf(parameters, id, kind)
  return {
    ...defined({ topP, seed, presencePenalty, frequencyPenalty }),
    ...(topK !== undefined && kind !== 'openai-compatible' && kind !== 'local' && { topK }),
    ...(stop && { stopSequences: [...stop] }),
    // The package for OpenAI does not warn of what it leaves out when it is asked by this field.
    ...(reasoning !== undefined && kind !== 'openai' && { reasoning }),
    ...(Object.values(providerOptions).some((fields) => Object.keys(fields).length > 0) && { providerOptions }),
  }
}

/** Tokens, and the effort of an answer, count for Anthropic alone. */
function effortIn({ reasoningEffort, outputEffort, thinkingTokens }: ModelParameters, kind: Kind): Effort | undefined {
  const byTokens = thinkingTokens === undefined ? undefined : effortOf(thinkingTokens)
  return reasoningEffort ?? (kind === 'anthropic' ? undefined : outputEffort) ?? byTokens
}

function effortOf(tokens: number): 'low' | 'medium' | 'high' {
  if (tokens <= 4_096) return 'low'
  return tokens <= 16_384 ? 'medium' : 'high'
}

function thinkingOf({ thinking, thinkingTokens }: ModelParameters) {
  if (thinkingTokens !== undefined) return { thinking: { type: 'enabled', budgetTokens: thinkingTokens } }
  return thinking ? { thinking: { ...thinking } } : {}
}

function providerOptionsOf(
  parameters: ModelParameters,
  id: string,
  kind: Kind,
): NonNullable<CallOptions['providerOptions']> {
  const { topK, parallelToolCalls, logitBias, verbosity, serviceTier, user, isSchemaStrict } = parameters
  switch (kind) {
    case 'openai':
      return {
        openai: defined({
          parallelToolCalls,
          textVerbosity: verbosity,
          serviceTier,
          user,
          strictJsonSchema: isSchemaStrict,
          reasoningEffort: effortIn(parameters, kind),
          reasoningSummary: parameters.reasoningSummary,
        }),
      }
    case 'anthropic':
      return {
        anthropic: {
          ...(parallelToolCalls === false && { disableParallelToolUse: true }),
          ...thinkingOf(parameters),
          ...defined({ effort: parameters.outputEffort }),
        },
      }
    case 'google':
      return {}
    default:
      // What the package does not know by name is sent as it is, below the name of the provider.
      return {
        openaiCompatible: defined({ user, textVerbosity: verbosity, strictJsonSchema: isSchemaStrict }),
        [id.split('.')[0] ?? id]: defined({
          top_k: topK,
          parallel_tool_calls: parallelToolCalls,
          logit_bias: logitBias && { ...logitBias },
          service_tier: serviceTier,
        }),
      }
  }
}
