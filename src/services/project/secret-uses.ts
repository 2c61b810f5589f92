/**
 * Whether a part of the configuration, as JSON, is given a secret or a variable of the service's environment. In the
 * entry of an MCP server `${NAME}` is a variable too; elsewhere it belongs to the shell.
 */
export function usesSecrets(key: string, text: string): boolean {
  return /\$\{(?:secret|env):/.test(text) || (key === 'mcpServers' && /\$\{[A-Za-z_]/.test(text))
}
