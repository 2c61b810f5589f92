/** How much is measured. Rounds are short and many, because a noisy spell of the machine should spoil few of them. */
export interface Scale {
  /**
   * How often the servers are started anew: two processes of the same program may differ by a tenth for their whole
   * life.
   */
  readonly generations: number
  /** The most rounds of one comparison, and the most time for them: on a busy machine there are fewer. */
  readonly rounds: number
  readonly spanMs: number
  /** Requests of one server in one round. */
  readonly requests: number
  readonly warmUpRequests: number
  readonly fileBytes: number
  /** The clients that follow the events. */
  readonly streams: number
}

export const whole: Scale = {
  generations: 3,
  rounds: 20,
  spanMs: 7_000,
  requests: 1000,
  warmUpRequests: 6000,
  fileBytes: 64 * 2 ** 20,
  streams: 1000,
}
export const quick: Scale = {
  generations: 1,
  rounds: 8,
  spanMs: 2_500,
  requests: 1000,
  warmUpRequests: 4000,
  fileBytes: 32 * 2 ** 20,
  streams: 100,
}
