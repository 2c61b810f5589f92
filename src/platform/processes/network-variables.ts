/**
 * The variables by which programs find the network: the proxies, in both spellings, and the certificates to trust.
 * Without them a program that starts by downloading itself, as `npx` does, fails behind a proxy or a registry with its
 * own CA.
 */
export const networkVariables: readonly string[] = [
  'HTTP_PROXY',
  'HTTPS_PROXY',
  'ALL_PROXY',
  'NO_PROXY',
  'http_proxy',
  'https_proxy',
  'all_proxy',
  'no_proxy',
  'NODE_EXTRA_CA_CERTS',
  'SSL_CERT_FILE',
  'SSL_CERT_DIR',
]

type Environment = Readonly<Record<string, string | undefined>>

const proxyName = /^(?:https?|all)_proxy$/i
const loopback = ['localhost', '127.0.0.1', '::1']

/**
 * The network variables of an environment. With a proxy, loopback is exempt from it: what a program sends to this
 * machine, such as the token of an agent to `/mcp`, is not for the proxy.
 */
export function networkEnvironment(own: Environment): Record<string, string> {
  const given = Object.fromEntries(networkVariables.flatMap((name) => [[name, own[name]] as const]).filter(isGiven))
  if (!Object.entries(given).some(([name, value]) => proxyName.test(name) && value !== '')) return given
  // Where both are given, programs differ in which they read.
  const exempt = { NO_PROXY: given['NO_PROXY'] ?? given['no_proxy'], no_proxy: given['no_proxy'] ?? given['NO_PROXY'] }
  return { ...given, NO_PROXY: withLoopback(exempt.NO_PROXY), no_proxy: withLoopback(exempt.no_proxy) }
}

function isGiven(entry: readonly [string, string | undefined]): entry is readonly [string, string] {
  return entry[1] !== undefined
}

function withLoopback(exempt = ''): string {
  const names = exempt.split(',').map((each) => each.trim())
  if (names.includes('*')) return exempt
  return [...names.filter((each) => each !== ''), ...loopback.filter((each) => !names.includes(each))].join(',')
}

/** What in an environment lets one through a proxy: the password of its address, alone and with the user. */
export function proxyCredentials(environment: Environment): string[] {
  return Object.entries(environment).flatMap(([name, value = '']) => {
    if (!proxyName.test(name)) return []
    const { username = '', password = '' } = URL.parse(value) ?? URL.parse(`http://${value}`) ?? {}
    if (password === '') return []
    const [user, secret] = [decoded(username), decoded(password)]
    return [value, password, secret, `${username}:${password}`, `${user}:${secret}`]
  })
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    // A percent sign that encodes nothing stands for itself.
    return text
  }
}
