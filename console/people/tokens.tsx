import type { Schemas } from 'gantry/client'
import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { base } from '../address.ts'
import { gantry } from '../gantry.ts'
import { CopyAs } from '../parts/copy-as.tsx'
import { Dialog } from '../parts/dialog.tsx'
import { Icon } from '../parts/icons.tsx'
import { CodeLine, Problem, Skeleton } from '../parts/states.tsx'
import { Ago } from '../parts/time.tsx'
import { attempt, say } from '../parts/toasts.tsx'
import { identity } from '../session.ts'
import { Section } from '../task/section.tsx'
import { useWatchedList } from './list.ts'

const presets: readonly (readonly [preset: Schemas.Preset, words: string])[] = [
  ['read_only', 'Read'],
  ['agent', 'Work on tasks as an agent'],
  ['ci', 'Report and run from a build'],
  ['full', 'All that you may do'],
]

/** The tokens of the user: what each may do, and how long. */
export function TokensPart(): JSX.Element {
  const { items, problem, read } = useWatchedList(/^token\./, async () => {
    const { tokens } = await gantry.tokens.list({ limit: 200 })
    return tokens.filter(({ userId }) => userId === identity.peek()?.userId)
  })
  const [isCreating, setCreating] = useState(false)
  const [made, setMade] = useState<Schemas.TokenSecretAnswer['data']>()
  return (
    <Section
      title="My tokens"
      count={items.value?.length}
      actions={
        <>
          <CopyAs group="identity" command="tokens list" args={() => ({})} />
          <button type="button" class="button" onClick={() => setCreating(true)}>
            <Icon name="plus" /> New token
          </button>
        </>
      }
    >
      {problem !== undefined && <Problem text={problem} again={() => void read()} />}
      {items.value === undefined && problem === undefined && <Skeleton lines={4} />}
      {items.value?.length === 0 && <p class="quiet">No token: programs sign in with one.</p>}
      <ul class="people-list">
        {items.value?.map((token) => (
          <TokenRow key={token.id} token={token} />
        ))}
      </ul>
      {isCreating && <NewToken close={() => setCreating(false)} made={setMade} />}
      {made !== undefined && <MadeToken made={made} close={() => setMade(undefined)} />}
    </Section>
  )
}

function TokenRow({ token: { id, name, scopes, allow, createdAt, expiresAt } }: { readonly token: Schemas.Token }) {
  const revoke = () =>
    attempt(async () => {
      await gantry.tokens.revoke({ tokenId: id })
      say(`${name} is revoked.`)
    })
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
      <button type="button" class="button danger" aria-label={`Revoke ${name}`} onClick={() => void revoke()}>
        Revoke
      </button>
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

interface NewTokenProps {
  readonly close: () => void
  readonly made: (made: Schemas.TokenSecretAnswer['data']) => void
}

function NewToken({ close, made }: NewTokenProps): JSX.Element {
  const [name, setName] = useState('')
  const [preset, setPreset] = useState<Schemas.Preset>('read_only')
  const [expiresInDays, setDays] = useState(30)
  const args = () => ({ name, preset, expiresInDays })
  const create = () =>
    attempt(async () => {
      made(await gantry.tokens.create(args()))
      close()
    })
  return (
    <Dialog label="New token" close={close} class="people-dialog">
      <h2>New token</h2>
      <form
        class="people-form"
        onSubmit={(event) => {
          event.preventDefault()
          void create()
        }}
      >
        <label class="form-field">
          <span>Name</span>
          <input class="field" required value={name} onInput={({ currentTarget }) => setName(currentTarget.value)} />
        </label>
        <label class="form-field">
          <span>What it may do</span>
          <select
            class="field"
            value={preset}
            onChange={({ currentTarget }) =>
              setPreset(presets.find(([each]) => each === currentTarget.value)?.[0] ?? 'read_only')
            }
          >
            {presets.map(([each, words]) => (
              <option key={each} value={each}>
                {words}
              </option>
            ))}
          </select>
        </label>
        <label class="form-field">
          <span>Days until it ends</span>
          <input
            class="field"
            type="number"
            min={1}
            max={365}
            value={expiresInDays}
            onInput={({ currentTarget }) => setDays(currentTarget.valueAsNumber)}
          />
        </label>
        <div class="form-actions">
          <button type="submit" class="button primary">
            Create the token
          </button>
          <CopyAs group="identity" command="tokens create" args={args} />
        </div>
      </form>
    </Dialog>
  )
}

/** The secret, once, in the lines of each client. */
function MadeToken({
  made: { token, secret },
  close,
}: {
  readonly made: Schemas.TokenSecretAnswer['data']
  readonly close: () => void
}) {
  const url = location.origin + base
  const server = { type: 'http', url: `${url}/mcp`, headers: { Authorization: `Bearer ${secret}` } }
  const lines: readonly (readonly [name: string, line: string])[] = [
    ['The token', secret],
    ['curl', `curl -sS ${url}/api/v1/tasks -H 'Authorization: Bearer ${secret}'`],
    ['gantry', `GANTRY_URL=${url} GANTRY_TOKEN=${secret} gantry ls`],
    ['TypeScript', `const gantry = createClient({ baseUrl: '${url}', token: '${secret}' })`],
    ['MCP', JSON.stringify({ mcpServers: { gantry: server } })],
  ]
  return (
    <Dialog label="The new token" close={close} class="people-dialog">
      <h2>{token.name}</h2>
      <p class="quiet">The secret is not shown again.</p>
      {lines.map(([name, line]) => (
        <div key={name} class="token-line">
          <h3>{name}</h3>
          <CodeLine line={line} />
        </div>
      ))}
      <div class="form-actions">
        <button type="button" class="button primary" onClick={close}>
          Done
        </button>
      </div>
    </Dialog>
  )
}
