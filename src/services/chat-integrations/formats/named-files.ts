import type { Token } from 'marked'

const path = /^(?:\/[^/?#\s][^?#\s]*)?\/api\/v1\/resources\/([^/?#\s]+)(?:[?#]\S*)?$/

/**
 * The uploaded files to which the links and images of a text in Markdown lead: by the path of their bytes, as `url` of
 * a resource has it. An address with a host is somewhere else.
 */
export async function filesNamedIn(markdown: string): Promise<readonly string[]> {
  if (!markdown.includes('/api/v1/resources/')) return []
  const { lexer, walkTokens } = await import('marked')
  const found = new Set<string>()
  try {
    walkTokens(lexer(markdown), (token: Token) => {
      const name = token.type === 'link' || token.type === 'image' ? filenameIn(token['href']) : undefined
      if (name !== undefined) found.add(name)
    })
  } catch (error) {
    // The parser is recursive.
    if (!(error instanceof RangeError)) throw error
  }
  return [...found]
}

/** The file to whose bytes a path leads. */
export function filenameIn(address: unknown): string | undefined {
  const [, name] = (typeof address === 'string' && path.exec(address)) || []
  try {
    return name && decodeURIComponent(name)
  } catch (error) {
    if (error instanceof URIError) return undefined
    throw error
  }
}
