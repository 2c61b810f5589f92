import { signal } from '@preact/signals'
import { base } from './address.ts'

interface Place {
  /** Below the address of the service, without a slash at its end. */
  readonly path: string
  readonly query: URLSearchParams
}

export const place = signal<Place>(placeNow())

function placeNow(): Place {
  const path = location.pathname.slice(base.length).replace(/\/+$/, '')
  return { path: path === '' ? '/tasks' : path, query: new URLSearchParams(location.search) }
}

/** The address of a place, for links. */
export function hrefOf(path: string): string {
  return base + path
}

export function go(path: string, how: 'push' | 'replace' = 'push'): void {
  if (how === 'push') history.pushState(null, '', hrefOf(path))
  else history.replaceState(null, '', hrefOf(path))
  place.value = placeNow()
}

/** Links to places of the console are followed without loading the page. */
export function followLinks(): void {
  addEventListener('popstate', () => {
    place.value = placeNow()
  })
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-go]') : null
    if (link === null) return
    event.preventDefault()
    go(link.href.slice(location.origin.length + base.length))
  })
}
