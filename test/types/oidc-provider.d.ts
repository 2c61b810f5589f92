/** The part of the package that the tests use; it brings no types. */
declare module 'oidc-provider' {
  import type { RequestListener } from 'node:http'

  export type Configuration = Readonly<Record<string, unknown>>

  export class Provider {
    constructor(issuer: string, configuration: Configuration)
    callback(): RequestListener
    on(event: 'grant.success', listener: (context: Context) => void): void
    on(event: 'grant.revoked', listener: () => void): void
    readonly AccessToken: { find(token: string): Promise<object | undefined> }
  }

  interface Context {
    readonly oidc: { readonly params?: Readonly<Record<string, unknown>> }
  }
}
