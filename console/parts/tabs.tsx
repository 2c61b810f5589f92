import type { JSX } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { hrefOf } from '../router.ts'
import styles from './area.sheet.css'
import { adoptStyles } from './sheet.ts'

adoptStyles(styles)

export interface Tab {
  readonly name: string
  readonly path: string
  readonly isCurrent: boolean
  readonly count?: number | undefined
}

/** The parts of an area, each with an address. Where they do not all fit, the current one is seen. */
export function Tabs({ label, tabs }: { readonly label: string; readonly tabs: readonly Tab[] }): JSX.Element {
  const list = useRef<HTMLElement>(null)
  const current = tabs.find(({ isCurrent }) => isCurrent)?.path
  useLayoutEffect(() => {
    const show = () =>
      list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    show()
    addEventListener('resize', show)
    return () => removeEventListener('resize', show)
  }, [current])
  return (
    <nav ref={list} class="tabs" aria-label={label}>
      {tabs.map(({ name, path, isCurrent, count = 0 }) => (
        <a key={path} data-go href={hrefOf(path)} {...(isCurrent && { 'aria-current': 'page' as const })}>
          {name}
          {count > 0 && <span class="count"> {count}</span>}
        </a>
      ))}
    </nav>
  )
}
