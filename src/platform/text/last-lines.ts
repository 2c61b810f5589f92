const linesMax = 3

/**
 * The last lines that a program wrote, for a message. A runtime ends its report with a stack and its own version: the
 * last line that names an error comes before them.
 */
export function lastLinesOf(text: string): string {
  const lines = text.trim().split('\n')
  const fault = lines.findLast((line) => /^(?:Uncaught )?\w*(?:Error|Exception)\b.*:/.test(line))
  const last = lines.slice(-linesMax)
  return [...(fault === undefined || last.includes(fault) ? [] : [fault]), ...last].join('\n')
}
