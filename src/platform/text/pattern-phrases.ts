export const pathPhrase =
  'be a path inside the project, such as src/app.ts: relative, with / between its parts, without .. and backslashes'

/**
 * What a text must do to match a pattern of the contract, behind "must": a pattern itself says nothing to a person. A
 * test finds a pattern of a request that has no phrase.
 */
export const patternPhrases: ReadonlyMap<string, string> = new Map([
  [String.raw`^[\x21-\x7e]+$`, 'be visible ASCII characters without spaces'],
  [String.raw`^(?=.*\S)[^\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]*$`, 'be one line with something in it'],
  [String.raw`^[^\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]*$`, 'be one line'],
  [String.raw`^(?!/)(?!(?:[^\0]*/)?\.\.(?:/|$))[^\0\\]+$`, pathPhrase],
  [String.raw`\S`, 'have something in it'],
  ['^[0-9a-f]{64}$', 'be the SHA-256 as 64 digits from 0 to f'],
  [String.raw`^[^\0]*$`, 'have no null character'],
  ['^<[!-;=?-~]+>$', 'be the id of a message in angle brackets, such as <1@example.org>'],
  [String.raw`^[a-z0-9.+-]+/([a-z0-9.+-]+|\*)$`, 'be a media type, such as image/png or image/*'],
  [String.raw`^[A-Za-z0-9][A-Za-z0-9._-]*\.md$`, 'be the name of a Markdown file, such as notes.md'],
  [String.raw`^[^\u0000]*$`, 'have no null character'],
  [
    '^[A-Za-z_][A-Za-z0-9_.-]*$',
    'be letters, digits, dots, hyphens and underscores, with a letter or an underscore first',
  ],
  [
    String.raw`^[^-\u0000-\u001f\u007f][^\u0000-\u001f\u007f]*$`,
    'be the name of a commit, branch or tag, without a hyphen in front',
  ],
  [String.raw`^[^\u0000-\u001f\u007f]+$`, 'have no control characters'],
  [String.raw`^[^\u0000]+$`, 'have no null character'],
  [String.raw`^[^\u0000]*[^\s\u0000][^\u0000]*$`, 'have something in it, and no null character'],
  [
    String.raw`^(?=.*[^\s<>.,:;"'\\])[^\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069<>]*$`,
    'be a name of one line, without < and >',
  ],
  [
    String.raw`^[^\s@\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069<>]+@[^\s@\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069<>]+$`,
    'be an email address, such as ada@example.org',
  ],
  ['^([0-9a-f]{40}|[0-9a-f]{64})$', 'be the whole id of an object: 40 or 64 digits from 0 to f'],
  ['^[0-9a-f]+$', 'be digits from 0 to f, such as 9fceb02'],
  [
    String.raw`^[^\u0000-\u001f\u007f]*[^\s\u0000-\u001f\u007f][^\u0000-\u001f\u007f]*$`,
    'be one line with something in it',
  ],
  [String.raw`^[^\s\u0000-\u001f\u007f-]\S*$`, 'be one word without spaces or a hyphen in front'],
  [
    String.raw`^(https://|http://(127\.0\.0\.1|\[::1\]|localhost)[:/])`,
    'begin with https://, or with http:// and the name of this machine',
  ],
  [
    String.raw`^(?=[a-z0-9]+(-[a-z0-9]+)*$)[^\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]*$`,
    'be lower-case words with hyphens between them, such as release-notes',
  ],
  [String.raw`^[^\s,()]+(\([^()]*\))?$`, 'be the name of a tool, with its patterns in brackets, such as Bash(git:*)'],
  [String.raw`^[^\u0000-\u001f\u007f\\]+$`, 'be a path of one line, without backslashes'],
  ['^[a-z0-9]([a-z0-9-]*[a-z0-9])?$', 'be lower-case letters, digits and hyphens, such as my-provider'],
  ['^https?://', 'begin with http:// or https://'],
  [
    String.raw`^https?://[^\s@/]+(?:/\S*)?$`,
    'be an address with http:// or https://, without a name or password and without blanks',
  ],
  ['^[!-~]+$', 'be visible ASCII characters without spaces'],
  ['^[a-z0-9]([a-z0-9-]*[a-z0-9])?/[!-~]+$', 'be provider/model, such as openai/gpt-4o'],
  ['^[0-9]{4}-[0-9]{2}-[0-9]{2}$', 'be a date, such as 2026-11-26'],
  ['^[A-Za-z*]+$', 'be the name of a tool, with * for any part'],
  ['^[A-Za-z0-9._-]+$', 'be letters, digits, dots, hyphens and underscores'],
  [
    '^[a-z0-9][a-z0-9._-]*$',
    'be lower-case letters, digits, dots, hyphens and underscores, with a letter or a digit first',
  ],
  ['^[0-9A-Za-z -]+$', 'be digits, letters, spaces and hyphens'],
  ['^[A-Za-z0-9_-]+$', 'be Base64url: letters, digits, hyphens and underscores'],
  ['^[BCDFGHJKLMNPQRSTVWXZ]{4}-[BCDFGHJKLMNPQRSTVWXZ]{4}$', 'be the code that the program shows, such as BCDF-GHJK'],
  [
    String.raw`^[^\s@\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]+@[^\s@\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]+$`,
    'be an email address, such as ada@example.org',
  ],
  ['^whsec_[A-Za-z0-9+/_-]{22,}={0,2}$', 'be a secret that begins with whsec_'],
  ['^[A-Za-z0-9._:-]+$', 'be the name of a host'],
  [
    '^[A-Za-z_\\[\\]{}|^`-][A-Za-z0-9_\\[\\]{}|^`-]*$',
    'be a nickname of IRC: letters, digits and []{}|^`-_, with no digit first',
  ],
  [String.raw`^[^\s\u0000-\u001f]+$`, 'be one word without spaces'],
  [String.raw`^[^@/\s\u0000-\u001f]+@[^@/\s\u0000-\u001f]+$`, 'be an account with its server, such as ada@example.org'],
  [String.raw`^@[^@:\s\u0000-\u001f]+:[^\s\u0000-\u001f]+$`, 'be an account of Matrix, such as @bot:example.org'],
  ['^[a-z0-9][a-z0-9._:-]*$', 'be lower-case letters, digits, dots, colons, hyphens and underscores'],
  [
    String.raw`^(?=[a-z0-9][a-z0-9._-]*$)[^\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]*$`,
    'be lower-case letters, digits, dots, hyphens and underscores, with a letter or a digit first',
  ],
  ['^[0-9A-Za-z.+-]+$', 'be a version, such as 1.2.3'],
])
