import type { JSX } from 'preact'
import type { Schemas } from 'gantry/client'
import { Icon } from './icons.tsx'

type Kind = Schemas.ActorKind | 'token'

interface WhoProps {
  readonly name: string
  readonly kind?: Kind
  readonly withName?: boolean
}

const words: Readonly<Record<Kind, string>> = {
  user: 'person',
  agent: 'agent',
  token: 'token',
  system: 'service',
  file: 'file',
  anonymous: 'not signed in',
}

/** Who did something. A person is round, an agent is square with a head, a token is a key. */
export function Who({ name, kind = 'user', withName = false }: WhoProps): JSX.Element {
  const label = `${name} (${words[kind]})`
  return (
    <span class="who" title={label}>
      <span class={`avatar ${kind}`} data-hue={hueOf(name)} role="img" aria-label={withName ? words[kind] : label}>
        {kind === 'token' ? <Icon name="key" size={12} /> : initialsOf(name)}
      </span>
      {withName && <span class="name">{name}</span>}
    </span>
  )
}

/** An actor of the contract; one that used a token shows the token. */
export function WhoActed({
  actor,
  withName = true,
}: {
  readonly actor: Schemas.Actor
  readonly withName?: boolean
}): JSX.Element {
  return (
    <span class="who">
      <Who name={actor.name} kind={actor.kind} withName={withName} />
      {actor.tokenName !== undefined && (
        <span class="by-token" title={`by the token ${actor.tokenName}`}>
          <Icon name="key" size={12} />
          <span class="visually-hidden">by the token {actor.tokenName}</span>
        </span>
      )}
    </span>
  )
}

function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/)
  const letters = words.length > 1 ? [words[0], words.at(-1)] : [words[0]]
  return (
    letters
      .map((word) => [...(word ?? '')][0] ?? '')
      .join('')
      .toUpperCase() || '?'
  )
}

/** One of six colours, the same for a name everywhere. */
function hueOf(name: string): number {
  let sum = 0
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9_973
  return sum % 6
}
