import { createClient, GantryError } from 'gantry/client'
import { base } from './address.ts'

/** The client of every program, signed in by the cookie of the session. */
export const gantry = createClient({ baseUrl: location.origin + base })

const signedOutCodes: readonly string[] = ['unauthenticated', 'token_invalid', 'token_expired', 'account_disabled']

/** Whether the session has ended. */
export function isSignedOut(error: unknown): boolean {
  return error instanceof GantryError && (error.status === 401 || signedOutCodes.includes(error.code))
}

/** What failed, in the words of the service. */
export function sentenceOf(error: unknown): string {
  if (error instanceof GantryError) return error.message
  if (error instanceof TypeError) return 'The service does not answer.'
  return error instanceof Error ? error.message : String(error)
}

/** To the sign-in page, and back here after that. */
export function leave(): void {
  const here = location.pathname.slice(base.length) + location.search
  location.replace(`${base}/sign-in#next=${encodeURIComponent(here)}`)
}
