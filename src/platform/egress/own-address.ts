/** The address at which this process listens; it is known once the server does. */
export class OwnAddress {
  readonly #known = Promise.withResolvers<string>()
  /** The origin at which programs of this machine reach the service. */
  readonly origin: Promise<string> = this.#known.promise
  #port: number | undefined

  /** Undefined until the server listens. */
  get port(): number | undefined {
    return this.#port
  }

  /** Called by the server, once. */
  listensAt(origin: string, port: number): void {
    this.#port = port
    this.#known.resolve(origin)
  }
}
