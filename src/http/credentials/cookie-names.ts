import { base } from '../route.ts'

/** The cookies of a service. Their names and paths follow from the address under which browsers reach it. */
export interface SessionCookies {
  readonly session: CookiePlace
  readonly device: CookiePlace
  /** Of a sign-in that goes on at an OpenID provider. */
  readonly oidc: CookiePlace
}

interface CookiePlace {
  readonly name: string
  readonly path: string
}

/** The name that the contract has for the cookie of a session. */
export const sessionCookie = 'nut-session'
const deviceCookie = 'nut-device'
const oidcCookie = 'nut-oidc'

/**
 * With TLS, the prefix of a name is a promise of the browser (RFC 6265bis): what has `__Host-` was set by this host
 * over TLS for all its paths, so that no sibling domain can plant a session. Below a path, the host has other services,
 * which must not be sent the cookie: `__Secure-` lets it have the path. That of an OpenID sign-in is `__Host-` there
 * too: it opens nothing by itself, and one that was planted would sign the browser in as another user.
 */
export function sessionCookiesAt(publicOrigin: string | undefined, publicPath: string): SessionCookies {
  const places = {
    session: { name: sessionCookie, path: publicPath || '/' },
    device: { name: deviceCookie, path: publicPath + base },
    oidc: { name: oidcCookie, path: '/' },
  }
  if (!publicOrigin?.startsWith('https:')) return places
  const oidc = hostCookie(oidcCookie)
  if (publicPath === '') return { session: hostCookie(sessionCookie), device: hostCookie(deviceCookie), oidc }
  return {
    oidc,
    session: { ...places.session, name: `__Secure-${sessionCookie}` },
    device: { ...places.device, name: `__Secure-${deviceCookie}` },
  }
}

/** Browsers refuse the prefix with another path. */
function hostCookie(name: string): CookiePlace {
  return { name: `__Host-${name}`, path: '/' }
}
