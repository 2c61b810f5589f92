const redacted = '[redacted]'

/**
 * The one rule by which secrets stay inside. Replaced by `[redacted]` are: all values of environment variables and
 * headers; everything under a key whose name indicates a credential; and in every text, what such a name introduces
 * (`--token=…`, `API_KEY=…`, `?key=…`, `Authorization: …`), user and password of a URL, and what has the form of a
 * known kind of credential. A reference to a variable or secret (`${NAME}`, `${secret:NAME}`) stays readable: it is not
 * the secret.
 */
export function redactObject(object: object): Record<string, unknown> {
  return mapMembers(object, (key, member) => (namesSecret(object, key) ? redactAll(member) : redactValue(member)))
}

/** The same for an object whose keys are names that the user chose: a script `auth` is no credential. */
export function redactNamed(object: object): Record<string, unknown> {
  return mapMembers(object, (_, member) => redactValue(member))
}

/** A text, for example a command line, without the secrets that stand in it. */
export function redactText(text: string): string {
  return redactForms(introductions.reduce(redactIntroduced, redactDefaults(redactUrlUsers(text))))
}

/** Prose without what is certainly a credential. Words like “token: …” are part of the language there. */
export function redactProse(text: string): string {
  return redactForms(redactUrlUsers(text))
}

/** The arguments of a program without the secrets that stand in them. */
export function redactArguments(list: readonly string[]): string[] {
  return list.map((argument, index) =>
    index === 0 ? redactText(argument) : redactArgument(list[index - 1] ?? '', argument),
  )
}

/** A text that is a secret as a whole: only references to variables stay. */
export function redactSecret(secret: string): string {
  const shown = secret.replace(referenceWithDefault, `\${$1:-${redacted}}`)
  const around = shown.replaceAll(`:-${redacted}}`, '}').replace(reference, '')
  const isReference = around !== shown && /^["']?(?:bearer|basic|token)?\s*["']?$/i.test(around)
  return isReference || secret === '' ? shown : redacted
}

function redactValue(value: unknown): unknown {
  if (typeof value === 'string') return redactText(value)
  if (Array.isArray(value)) return redactList(value)
  return typeof value === 'object' && value !== null ? redactObject(value) : value
}

/** Keeps the structure and the references, and nothing else. */
function redactAll(value: unknown): unknown {
  if (typeof value === 'string') return redactSecret(value)
  if (typeof value === 'number') return redacted
  if (Array.isArray(value)) return value.map(redactAll)
  if (typeof value !== 'object' || value === null) return value
  return mapMembers(value, (_, member) => redactAll(member))
}

function mapMembers(object: object, change: (key: string, member: unknown) => unknown): Record<string, unknown> {
  return Object.fromEntries(Object.entries(object).map(([key, member]) => [redactProse(key), change(key, member)]))
}

// Arguments of a program: an option may take the argument after it as its value.
function redactList(list: readonly unknown[]): unknown[] {
  return list.map((item, index) => {
    const before = list[index - 1]
    return typeof item === 'string' && typeof before === 'string' ? redactArgument(before, item) : redactValue(item)
  })
}

function redactArgument(before: string, argument: string): string {
  if (/^(?:-H|--headers?)$/.test(before)) return redactAfter(argument, /^[^:=]*[:=]\s*/)
  if (/^(?:-e|--env|--build-arg)$/.test(before)) return redactAfter(argument, /^\w+=/)
  if (/^(?:-u|--user)$/.test(before)) return redactAfter(argument, /^[^\s:/]+:(?!\/\/)/)
  const isValue = /^--?[\w-]+$/.test(before) && !/^(?:--[a-z]|-[a-z]$)/i.test(argument)
  return isValue && isSecretName(before) ? redactSecret(argument) : redactText(argument)
}

function redactAfter(argument: string, introduction: RegExp): string {
  const [introduced] = introduction.exec(argument) ?? []
  return introduced === undefined ? redactText(argument) : introduced + redactSecret(argument.slice(introduced.length))
}

function namesSecret(object: object, key: string): boolean {
  return isVariables(key) || isSecretName(key) || isNamedSecret(object, key)
}

function isVariables(key: string): boolean {
  return /^(?:env|environment|headers|httpHeaders)$/i.test(key)
}

/** `{name: 'API_KEY', value: '…'}`, as some files write variables. */
function isNamedSecret(object: object, key: string): boolean {
  return (
    key === 'value' &&
    Object.entries(object).some(([label, name]) => /^(?:name|key|header)$/.test(label) && isSecretName(String(name)))
  )
}

const secretWords = new Set([
  'token',
  'tokens',
  'secret',
  'secrets',
  'password',
  'passwords',
  'passwd',
  'passphrase',
  'passcode',
  'pwd',
  'pw',
  'credential',
  'credentials',
  'creds',
  'key',
  'keys',
  'apikey',
  'apikeys',
  'auth',
  'authorization',
  'authentication',
  'oauth',
  'bearer',
  'cookie',
  'cookies',
  'jwt',
  'pat',
  'pin',
  'otp',
  'totp',
  'dsn',
  'signature',
  'sig',
])
const secretParts =
  /token|secret|passwd|password|passphrase|credential|apikey|privatekey|accesskey|connectionstring|authoriz/

/** Whether the words of a name, such as `githubToken` or `--api-key`, indicate a credential. */
function isSecretName(name: string): boolean {
  const words =
    name
      .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
      .replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? []
  return words.some((word) => secretWords.has(word)) || words.at(-1) === 'pass' || secretParts.test(words.join(''))
}

const reference = /\$\{(?:[A-Za-z_]\w*|(?:secret|env):[A-Za-z_][\w.-]*)\}/g
const referenceWithDefault = /\$\{([A-Za-z_]\w*):-[^}]{0,1024}\}/g

interface Introduction {
  readonly before: RegExp
  readonly secret: RegExp
  readonly introduces: (introduction: string) => boolean
}

// What ends a secret in a text: the end of its quotes, or the next blank or separator.
const oneWord = /"[^"]*"|'[^']*'|(?:\$\{[^}]{0,1024}\}|[^\s"'&;,|<>)])+/y
const headerLine = /[^"'\n]+/y
const always = () => true

// Every pattern begins where no other match can begin inside of it: a long hostile text costs no more than its length.
const introductions: readonly Introduction[] = [
  {
    before: /\b(?:bearer|basic)\s+|authorization["']?\s*[:=]\s*["']?[a-z-]+[ \t]+/gi,
    secret: oneWord,
    introduces: always,
  },
  { before: /(?:^|[\s"'])(?:-H|--headers?)[\s=]+["']?[\w-]+:\s*/gi, secret: headerLine, introduces: always },
  { before: /(?:^|\s)(?:-e|--env|--build-arg)[\s=]+\w+=/gi, secret: oneWord, introduces: always },
  { before: /(?:^|\s)(?:-u|--user)[\s=]+["']?[^\s:"'/]+:(?!\/\/)/gi, secret: oneWord, introduces: always },
  { before: /(?:^|\s)--?[a-z][\w-]*\s+(?!--?[a-z])/gi, secret: oneWord, introduces: isSecretName },
  {
    before: /(?<![\w.-])-{0,2}[a-z_][\w.-]*(?:=|["']\s*:\s*|:\s+|(?<=authorization|key|token):(?!\/\/|-))/gi,
    secret: oneWord,
    introduces: isSecretName,
  },
]

function redactIntroduced(text: string, { before, secret, introduces }: Introduction): string {
  let shown = ''
  let copied = 0
  before.lastIndex = 0
  for (let found = before.exec(text); found !== null; found = before.exec(text)) {
    secret.lastIndex = before.lastIndex
    const [word] = (introduces(found[0]) && secret.exec(text)) || []
    if (word === undefined || /^(?:bearer|basic)$/i.test(word)) continue
    shown += text.slice(copied, before.lastIndex) + redactSecret(word)
    copied = before.lastIndex = before.lastIndex + word.length
  }
  return shown + text.slice(copied)
}

function redactDefaults(text: string): string {
  return text.replace(referenceWithDefault, (whole: string, name: string) =>
    isSecretName(name) ? `\${${name}:-${redacted}}` : whole,
  )
}

function redactUrlUsers(text: string): string {
  return text.replace(
    /((?<![a-z0-9+.-])[a-z][a-z0-9+.-]*:\/\/)([^\s/?#"'<>]*)@/gi,
    (whole: string, scheme: string, user: string) =>
      user === 'git' ? whole : `${scheme}${user.split(':').map(redactSecret).join(':')}@`,
  )
}

function redactForms(text: string): string {
  return knownForms.reduce((rest, form) => rest.replace(form, redacted), text)
}

const knownForms: readonly RegExp[] = [
  /-----BEGIN [A-Z0-9 ]{1,64}-----(?:[\s\S]*?-----END [A-Z0-9 ]{1,64}-----|[\s\S]*)/g,
  // A JSON Web Token, and tokens of services that mark them with a prefix.
  /(?<![\w-])eyJ[\w-]{8,}\.[\w-]{4,}(?:\.[\w-]*)*/g,
  /(?<![A-Za-z0-9])(?:sk|pk|rk)[-_][A-Za-z0-9][\w-]{10,}/g,
  /(?<![A-Za-z0-9])(?:gh[opsur]|github_pat|glpat|gldt|glrt|npm|pypi|gty|hf|dop_v1|shpat|whsec|xox[abeoprs]|xapp)[-_][\w-]{10,}/g,
  /(?<![A-Za-z0-9])(?:AKIA|ASIA|ABIA|ACCA)[A-Z0-9]{12,}/g,
  /(?<![A-Za-z0-9])(?:AIza|ya29\.|SG\.)[\w.-]{20,}/g,
  // Long runs of hexadecimal digits, except where a digest or a commit is named, and long runs of all kinds of letters.
  /(?<![#@\w]|sha\d{1,3}[:-])[0-9a-f]{32,}(?!\w)/gi,
  /(?<![\w/+.:@#-])(?=[\w+-]*[a-z])(?=[\w+-]*[A-Z])(?=[\w+-]*\d)[A-Za-z0-9_+-]{32,}={0,2}(?![\w/.])/g,
]
