/**
 * A text for readers in which the paths of the service are those that callers use, below the public one. Values of callers
 * stand in quotes, and stay as they are.
 */
export function textBelow(publicPath: string, text: string): string {
  return publicPath === '' ? text : text.replaceAll(/(?<=^|\s)\/(?=(?:api|docs|mcp|sign-in)\b)/g, `${publicPath}/`)
}
