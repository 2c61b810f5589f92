/**
 * A value as JSON in which nothing is hidden: controls, line separators and characters that no one sees, such as those
 * that change the direction of text, are written as escapes.
 */
export function plainJson(value: unknown, indent?: number): string {
  const escaped = (sign: string) =>
    Array.from({ length: sign.length }, (_, at) => `\\u${sign.charCodeAt(at).toString(16).padStart(4, '0')}`).join('')
  // A line break of the indentation is none of a text, which has it as an escape.
  return JSON.stringify(value, null, indent).replaceAll(/[^\P{C}\n]|[\p{Zl}\p{Zp}]/gu, escaped)
}
