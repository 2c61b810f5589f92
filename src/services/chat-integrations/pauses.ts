export const attemptsMax = 12
const firstMs = 1_000
const growth = 5
const longestMs = 3_600_000

/** How long to wait after so many attempts: a second, then five times as long each time, up to an hour. */
export function pauseAfter(attempts: number): number {
  return Math.min(longestMs, firstMs * growth ** (attempts - 1))
}
