/** One kind of answer: what it is, and the headers that all of its kind have. */
interface AnswerKind {
  readonly about: string
  readonly headers: Readonly<Record<string, string>>
}

/** No sniffing of types, and no use by pages of another origin: not by `<script>` or `<img>`, and not in a frame. */
const always = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
}

const nothing = "default-src 'none'; frame-ancestors 'none'"

/**
 * Nothing but our own origin, no inline script, no eval. Inline styles are Scalar's: it sets style attributes and adds
 * style elements without a nonce. `blob:` shows images and other media that an answer held.
 */
const pagePolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "connect-src 'self'",
  "img-src 'self' data: blob:",
  "media-src 'self' blob:",
  "font-src 'self' data:",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ')

const strictPolicy = pagePolicy.replace(" 'unsafe-inline'", '')
/** Of the console: what the others have, no style in the page, and no text that a script could take for code. */
const consolePolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "img-src 'self' blob:",
  "font-src 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ')

/** The headers for browsers and caches that answers have by their kind. docs/headers.md shows this table. */
export const answerKinds = {
  json: {
    about: 'JSON: successes and failures, on every path',
    headers: { ...always, 'cache-control': 'no-store', 'content-security-policy': nothing },
  },
  file: {
    about: 'The bytes of a file, an email or a thumbnail',
    headers: {
      ...always,
      // A browser may keep it, and asks each time whether it is still current and allowed.
      'cache-control': 'private, no-cache',
      // What was uploaded must never run as a page of this service.
      'content-security-policy': `${nothing}; sandbox`,
    },
  },
  stream: {
    about: 'An event stream',
    headers: {
      ...always,
      'cache-control': 'no-cache, no-store, no-transform',
      'content-security-policy': nothing,
      // A proxy that gathers or packs frames would keep them from the reader.
      'x-accel-buffering': 'no',
    },
  },
  guide: {
    about: 'A page of the guides and the reference, with its search',
    headers: {
      ...always,
      'cache-control': 'no-cache',
      'content-security-policy': strictPolicy.replace("form-action 'none'", "form-action 'self'"),
      'cross-origin-opener-policy': 'same-origin',
      'referrer-policy': 'same-origin',
      vary: 'accept-encoding',
    },
  },
  page: {
    about: 'The page to try operations',
    headers: {
      ...always,
      // The browser revalidates each time, and gets 304 until the bytes change.
      'cache-control': 'no-cache',
      'content-security-policy': pagePolicy,
      'cross-origin-opener-policy': 'same-origin',
      'referrer-policy': 'same-origin',
      vary: 'accept-encoding',
    },
  },
  strictPage: {
    about: 'A page on which people work',
    headers: {
      ...always,
      'cache-control': 'no-cache',
      'content-security-policy': strictPolicy,
      'cross-origin-opener-policy': 'same-origin',
      'referrer-policy': 'same-origin',
      vary: 'accept-encoding',
    },
  },
  console: {
    about: 'The page of the console',
    headers: {
      ...always,
      'cache-control': 'no-cache',
      'content-security-policy': consolePolicy,
      'cross-origin-opener-policy': 'same-origin',
      'referrer-policy': 'same-origin',
      vary: 'accept-encoding',
    },
  },
  consoleFile: {
    about: 'Scripts and styles of the console, whose names change with their contents',
    headers: {
      ...always,
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': nothing,
      'referrer-policy': 'same-origin',
      vary: 'accept-encoding',
    },
  },
  asset: {
    about: 'Scripts, styles and pictures of the documentation, and the contract',
    headers: {
      ...always,
      'cache-control': 'no-cache',
      'content-security-policy': nothing,
      'referrer-policy': 'same-origin',
      vary: 'accept-encoding',
    },
  },
  redirect: {
    about: 'A redirect',
    headers: {
      ...always,
      'cache-control': 'no-store',
      'content-security-policy': nothing,
      'referrer-policy': 'no-referrer',
    },
  },
  notice: {
    about: 'The page that a sign-in by an OpenID provider leads to when it does not work',
    headers: {
      ...always,
      'cache-control': 'no-store',
      'content-security-policy': nothing,
      'cross-origin-opener-policy': 'same-origin',
      'referrer-policy': 'no-referrer',
    },
  },
} satisfies Record<string, AnswerKind>
