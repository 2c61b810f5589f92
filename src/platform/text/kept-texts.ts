/** Values that several calls are given, and that are frozen. */
const sharedValues = new WeakSet<object>()

/** Declares that several calls may be given this very value, and freezes it: its text is then written once. */
export function shared<Value extends object>(value: Value): Value {
  sharedValues.add(value)
  return Object.freeze(value)
}

/**
 * Keeps what a serializer wrote of shared values, for as long as each of them lives. Who keeps a value bounds its text
 * as well, which is no longer than what the value was read from, but for the names of its fields.
 */
export function keeping(write: (value: unknown) => string): (value: unknown) => string {
  const texts = new WeakMap<object, string>()
  return (value) => {
    if (typeof value !== 'object' || value === null) return write(value)
    const kept = texts.get(value)
    if (kept !== undefined) return kept
    const text = write(value)
    if (!sharedValues.has(value)) return text
    // In one piece: V8 otherwise keeps the tree of all the texts that it was put together from.
    const whole = Buffer.from(text).toString()
    texts.set(value, whole)
    return whole
  }
}
