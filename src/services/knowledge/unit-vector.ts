/** The vector at length 1: the product of two such vectors is the cosine of the angle between them. */
export function normalized(vector: readonly number[]): Float32Array {
  const length = Math.sqrt(vector.reduce((sum, each) => sum + each * each, 0)) || 1
  return Float32Array.from(vector, (each) => each / length)
}

/** The vector as it is stored: its 32-bit numbers in base64. */
export function encoded(vector: Float32Array): string {
  return Buffer.from(vector.buffer, vector.byteOffset, vector.byteLength).toString('base64')
}

export function decoded(text: string): Float32Array {
  const bytes = Uint8Array.from(Buffer.from(text, 'base64'))
  return new Float32Array(bytes.buffer, 0, Math.floor(bytes.byteLength / 4))
}
