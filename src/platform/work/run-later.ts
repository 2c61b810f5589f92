/** Runs work once after a while; returns the function that prevents it. */
export type SetTimer = (run: () => void, delayMs: number) => () => void

/** The timer does not keep the process alive. */
export const runLater: SetTimer = (run, delayMs) => {
  const timer = setTimeout(run, delayMs).unref()
  return () => clearTimeout(timer)
}
