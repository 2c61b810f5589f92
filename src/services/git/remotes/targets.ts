import { isPlainUrl, transportOf } from './address.ts'

/** The server that a URL names. A credential is never given to another one, whatever the remote is set to later. */
export function targetOf(url: string): string | undefined {
  const transport = transportOf(url)
  if (transport !== 'http' && transport !== 'https' && transport !== 'ssh') return undefined
  if (!url.includes('://')) return `ssh://${/^(?:[^@/]*@)?(\[[^\]]+\]|[^:/]+):/.exec(url)?.[1] ?? ''}`
  if (!URL.canParse(url) || !isPlainUrl(url)) return undefined
  const { hostname, origin, port } = new URL(url)
  return transport === 'ssh' ? `ssh://${hostname}${port === '' || port === '22' ? '' : `:${port}`}` : origin
}
