/** How much is measured. Rounds are short and many, because a noisy spell of the machine should spoil few of them. */
export interface Scale {
  /** How often the servers are started anew: two processes of the same program may differ by a tenth for their whole life. */
  readonly generations: number
  /** Rounds of one generation. */
  readonly rounds: number
  /** Requests of one round. */
  readonly requests: number
  readonly warmUpRequests: number
  readonly fileBytes: number
  readonly fileRounds: number
  readonly mcpRounds: number
  readonly pushRounds: number
  readonly startRounds: number
}

export const whole: Scale = { generations: 3, rounds: 12, requests: 2000, warmUpRequests: 6000, fileBytes: 64 * 2 ** 20, fileRounds: 7, mcpRounds: 9, pushRounds: 9, startRounds: 9 }
export const quick: Scale = { generations: 1, rounds: 8, requests: 1500, warmUpRequests: 4000, fileBytes: 32 * 2 ** 20, fileRounds: 3, mcpRounds: 5, pushRounds: 3, startRounds: 3 }
