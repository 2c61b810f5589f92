import type { Secret, TOTP } from 'otpauth'

/** An authenticator app, as RFC 6238 has it: what every app can do is SHA-1, six digits and 30 seconds. */
export interface NewTotp {
  /** In Base32. */
  readonly secret: string
  readonly uri: string
}

const issuer = 'Gantry'
const parameters = { issuer, algorithm: 'SHA1', digits: 6, period: 30 } as const
const secretBytes = 20 // the length of the hash, as RFC 4226 recommends
/** Clocks that differ by one step, and a code that was typed slowly. */
const window = 1

/** `label` is what the app shows beside the name of the service. */
export async function makeTotp(label: string): Promise<NewTotp> {
  const { Secret, TOTP } = await load()
  const totp = new TOTP({ ...parameters, label, secret: new Secret({ size: secretBytes }) })
  return { secret: totp.secret.base32, uri: totp.toString() }
}

/** The time step of a code; nothing for one that is wrong, and for one of a step that is not after `lastStep`. */
export async function stepOfCode(
  secret: string,
  code: string,
  at: { readonly now: string; readonly lastStep: number | undefined },
): Promise<number | undefined> {
  const { Secret, TOTP } = await load()
  const totp = new TOTP({ ...parameters, secret: Secret.fromBase32(secret) })
  const timestamp = Date.parse(at.now)
  const delta = totp.validate({ token: code, timestamp, window })
  if (delta === null) return undefined
  const step = totp.counter({ timestamp }) + delta
  return at.lastStep !== undefined && step <= at.lastStep ? undefined : step
}

/** Loaded at its first use: most services never need it. */
function load(): Promise<{ Secret: typeof Secret; TOTP: typeof TOTP }> {
  return import('otpauth')
}
