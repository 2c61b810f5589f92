/** The time and the author of an event: the id of a user, or `system`. */
export interface Moment {
  readonly at: string
  readonly actor: string
}
