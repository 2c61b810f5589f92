import { signal } from '@preact/signals'
import type { Schemas } from 'gantry/client'
import { gantry, isSignedOut, leave } from './gantry.ts'

/** Who is signed in, once that is known. */
export const identity = signal<Schemas.Identity | undefined>(undefined)

/** Whether the session has a scope: what it may not do is not offered. */
export function can(...scopes: readonly string[]): boolean {
  // Nothing is drawn before it is known, and it does not change.
  const has = identity.peek()?.scopes ?? []
  return has.includes('*') || scopes.every((scope) => has.some((one) => one === scope))
}

/** Whether the session has a scope for the whole project, and is not narrowed to some tasks. */
export function canInProject(scope: string): boolean {
  return can(scope) && identity.peek()?.allow?.taskIds === undefined
}

export async function loadIdentity(): Promise<void> {
  try {
    identity.value = (await gantry.whoami()).identity
  } catch (error) {
    if (!isSignedOut(error)) throw error
    leave()
  }
}

export async function signOut(): Promise<void> {
  await gantry.logout()
  location.replace(new URL('sign-in', document.baseURI.replace(/[^/]*$/, '')).href)
}

export type Theme = 'light' | 'dark' | 'system'

/** The look of the pages, as the user prefers it everywhere. */
export const theme = signal<Theme>('system')

export async function loadTheme(): Promise<void> {
  if (!can('identity:read')) return
  const { preferences } = await gantry.me.preferences.get()
  showTheme(themeOf(preferences['console.theme']))
}

export async function chooseTheme(chosen: Theme): Promise<void> {
  showTheme(chosen)
  if (can('identity:write')) await gantry.me.preferences.update({ body: { 'console.theme': chosen } })
}

function themeOf(value: unknown): Theme {
  return value === 'light' || value === 'dark' ? value : 'system'
}

function showTheme(shown: Theme): void {
  theme.value = shown
  document.documentElement.dataset['theme'] = shown
}
