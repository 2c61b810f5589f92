/**
 * With what a lasting effect was made: a schedule, a webhook, a link, a terminal session, a job, a token. The effect is
 * authorized for as long as its grant is. It contains no secret.
 */
export interface Grant {
  /** The user in whose name the effect acts. */
  readonly userId: string
  /** The token with which it was made; absent for a browser session, whose effects belong to its user. */
  readonly tokenId?: string
  /**
   * The credential by which the shares of the user are counted, where that is another than the token: the one from
   * which the token was made, or `personFamily`.
   */
  readonly family?: string
  /** How often the user's password had been changed when the session was started; absent for never. */
  readonly passwordChanges?: number
}

/** The family of a browser session that was started by a token which the operator made: it stands for the person. */
export const personFamily = 'person'
