/** The fields without those that may be undefined, which become optional. */
type Defined<Fields> = {
  [Key in keyof Fields as undefined extends Fields[Key] ? never : Key]: Fields[Key]
} & {
  [Key in keyof Fields as undefined extends Fields[Key] ? Key : never]?: Exclude<Fields[Key], undefined>
}

/** A copy of the fields without those that are undefined. */
export function defined<Fields extends object>(fields: Fields): Defined<Fields> {
  // The compiler does not follow the removal of fields by their values.
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Defined<Fields>
}
