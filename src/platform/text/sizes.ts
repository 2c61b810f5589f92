/** A number of bytes in the unit that people read: 2097152 is `2 MiB`. */
export function mebibytes(bytes: number): string {
  return `${Math.round((bytes / 1_048_576) * 100) / 100} MiB`
}
