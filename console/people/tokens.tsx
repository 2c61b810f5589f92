import type { Schemas } from 'gantry/client'
import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { gantry } from '../gantry.ts'
import { Confirm } from '../parts/confirm.tsx'
import { CopyAs } from '../parts/copy-as.tsx'
import { Icon } from '../parts/icons.tsx'
import { useRead } from '../parts/reading.ts'
import { Shown } from '../parts/shown.tsx'
import { Ago } from '../parts/time.tsx'
import { say } from '../parts/toasts.tsx'
import { identity } from '../session.ts'
import { Section } from '../task/section.tsx'
import { NewToken } from './new-token.tsx'

/** The tokens of the user: what each may do, and how long. */
export function TokensPart(): JSX.Element {
  const reading = useRead(
    async () => {
      const { tokens } = await gantry.tokens.list({ limit: 200 })
      return tokens.filter(({ userId }) => userId === identity.peek()?.userId)
    },
    (kind) => kind.startsWith('token.'),
  )
  const [isCreating, setCreating] = useState(false)
  return (
    <Section
      title="My tokens"
      count={reading.value?.length}
      actions={
        <>
          <CopyAs group="identity" command="tokens list" args={() => ({})} />
          <button type="button" class="button" onClick={() => setCreating(true)}>
            <Icon name="plus" /> New token
          </button>
        </>
      }
    >
      <Shown reading={reading} lines={4}>
        {(tokens) =>
          tokens.length === 0 ? (
            <p class="quiet">No token: programs sign in with one.</p>
          ) : (
            <ul class="people-list">
              {tokens.map((token) => (
                <TokenRow key={token.id} token={token} />
              ))}
            </ul>
          )
        }
      </Shown>
      {isCreating && <NewToken close={() => setCreating(false)} />}
    </Section>
  )
}

function TokenRow({ token: { id, name, scopes, allow, createdAt, expiresAt } }: { readonly token: Schemas.Token }) {
  const [isRevoking, setRevoking] = useState(false)
  const revoke = async () => {
    await gantry.tokens.revoke({ tokenId: id })
    say(`${name} is revoked.`)
  }
  return (
    <li class="people-row token-row" data-token={id}>
      <Icon name="key" />
      <details class="people-words">
        <summary>
          <strong>{name}</strong>
          <span class="quiet small">
            {scopes.includes('*') ? 'all that you may do' : `${scopes.length} scopes`}
            {allow !== undefined && ', narrowed'}
          </span>
        </summary>
        <TokenAbilities scopes={scopes} />
      </details>
      <span class="quiet small wide-only">
        made <Ago at={createdAt} />
        {expiresAt !== undefined && (
          <>
            , ends <Ago at={expiresAt} />
          </>
        )}
      </span>
      <button type="button" class="button danger" aria-label={`Revoke ${name}`} onClick={() => setRevoking(true)}>
        Revoke
      </button>
      {isRevoking && (
        <Confirm title={`Revoke ${name}`} action="Revoke it" run={revoke} close={() => setRevoking(false)}>
          What uses this token is refused at once, and so is what was made with it. A revoked token does not come back.
        </Confirm>
      )}
    </li>
  )
}

/** What scopes allow, by the areas of the contract: `tasks:read` and `tasks:write` are "tasks: read, write". */
function TokenAbilities({ scopes }: { readonly scopes: readonly string[] }): JSX.Element {
  const [counts, setCounts] = useState<ReadonlyMap<string, number>>(new Map())
  useEffect(() => {
    void gantry.tokens
      .scopes()
      .outcome()
      .then(({ data }) => data && setCounts(new Map(data.scopes.map((each) => [each.scope, each.operations.length]))))
  }, [])
  const areas = new Map<string, string[]>()
  for (const scope of scopes.includes('*') ? [...counts.keys()] : scopes) {
    const [area = scope, verb = ''] = scope.split(':')
    const count = counts.get(scope)
    areas.set(area, [...(areas.get(area) ?? []), count === undefined ? verb : `${verb} (${count} operations)`])
  }
  return (
    <dl class="abilities">
      {[...areas].map(([area, verbs]) => (
        <div key={area}>
          <dt>{area}</dt>
          <dd>{verbs.join(', ')}</dd>
        </div>
      ))}
    </dl>
  )
}
