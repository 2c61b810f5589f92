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
