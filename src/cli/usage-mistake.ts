/** A command that was used wrongly: one sentence, and the command whose help says more. */
export class UsageMistake extends Error {
  readonly command: string | undefined

  constructor(message: string, command?: string) {
    super(message)
    this.command = command
  }
}
