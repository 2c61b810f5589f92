/** The variables of an opencode whose model is the stand-in at this address, with more of its configuration. */
export function opencodeEnvironment(
  modelsUrl: string,
  { contextTokens, outputTokens, ...config }: OpencodeOptions,
): Record<string, string> {
  const whole = {
    provider: {
      mock: {
        npm: '@ai-sdk/openai-compatible',
        options: { baseURL: `${modelsUrl}/v1`, apiKey: 'none' },
        models: { 'gpt-4o': { tool_call: true, limit: { context: contextTokens, output: outputTokens } } },
      },
    },
    model: 'mock/gpt-4o',
    small_model: 'mock/gpt-4o',
    autoupdate: false,
    share: 'disabled',
    ...config,
  }
  return {
    OPENCODE_CONFIG_CONTENT: JSON.stringify(whole),
    OPENCODE_DISABLE_MODELS_FETCH: '1',
    OPENCODE_DISABLE_LSP_DOWNLOAD: '1',
  }
}

interface OpencodeOptions {
  readonly contextTokens: number
  readonly outputTokens: number
  readonly permission: Readonly<Record<string, string>>
  readonly tools?: Readonly<Record<string, boolean>>
  readonly mcp?: object
}

/** It has the tools of Gantry, and none of its own. */
export const gantryAlone = {
  tools: { '*': false, 'gantry_*': true },
  permission: { '*': 'deny', 'gantry_*': 'allow' },
} as const
