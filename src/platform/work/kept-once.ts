/** What is made at the first call, and kept: a table that few calls read is no work of the start. */
export function keptOnce<Made extends object>(make: () => Made): () => Made {
  let made: Made | undefined
  return () => (made ??= make())
}
