import type { Schemas } from 'gantry/client'
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { gantry } from '../gantry.ts'
import type { InputSchema } from '../operations.ts'
import { CopyAs } from '../parts/copy-as.tsx'
import { FormDialog, TextField } from '../parts/form-dialog.tsx'
import { Icon } from '../parts/icons.tsx'
import { Readable } from '../parts/readable.tsx'
import { usePages, useRead } from '../parts/reading.ts'
import { Shown } from '../parts/shown.tsx'
import { ShowMore } from '../parts/states.tsx'
import { Ago } from '../parts/time.tsx'
import { attempt, say } from '../parts/toasts.tsx'
import { WhoActed } from '../parts/who.tsx'
import { hrefOf } from '../router.ts'
import { can, canInProject } from '../session.ts'
import { hunksOf } from '../task/diff.ts'
import { HunkTable } from '../task/diff-table.tsx'
import { Section } from '../task/section.tsx'
import { mergePatchOf } from './merge-patch.ts'

type Values = Readonly<Record<string, unknown>>

interface ReadConfig {
  readonly values: Values
  readonly schema: InputSchema
  readonly etag: string | undefined
}

const isConfigEvent = (kind: string) => kind.startsWith('config.')

function isSchema(value: unknown): value is InputSchema {
  return typeof value === 'object' && value !== null
}

/** `gantry.json` by its schema: each key is changed by itself, and what it was stands below. */
export function Config(): JSX.Element {
  const reading = useRead<ReadConfig>(async () => {
    const [{ data, etag }, { schema }] = await Promise.all([gantry.config.get().answer(), gantry.config.schema()])
    return { values: { ...data.config }, schema: isSchema(schema) ? schema : {}, etag }
  }, isConfigEvent)
  return (
    <>
      <Section title="gantry.json" actions={<CopyAs group="config" command="config get" args={() => ({})} />}>
        <Shown reading={reading} lines={8}>
          {(config) => <Keys config={config} read={() => void reading.read()} />}
        </Shown>
      </Section>
      <Findings />
      <Revisions />
    </>
  )
}

interface KeysProps {
  readonly config: ReadConfig
  readonly read: () => void
}

function Keys({ config, read }: KeysProps): JSX.Element {
  const { values, schema } = config
  const [editing, setEditing] = useState<string>()
  const names = Object.keys(schema.properties ?? {}).filter((name) => name !== '$schema')
  return (
    <>
      <ul class="line-list">
        {names.map((name) => (
          <li key={name} class="line-row setting" data-key={name}>
            <span class="line-words">
              <strong>{name}</strong>
              <span class="quiet small">{schema.properties?.[name]?.description?.split('. ', 1)[0]}</span>
              {isSet(values[name]) && (
                <div class="setting-value">
                  <Readable value={values[name]} />
                </div>
              )}
            </span>
            {!isSet(values[name]) && <span class="quiet small">not set</span>}
            {can('config:write') && (
              <button type="button" class="button" aria-label={`Change ${name}`} onClick={() => setEditing(name)}>
                <Icon name="edit" />
              </button>
            )}
          </li>
        ))}
      </ul>
      {editing !== undefined && (
        <ChangeKey
          key={editing}
          name={editing}
          config={config}
          close={() => {
            setEditing(undefined)
            read()
          }}
        />
      )}
    </>
  )
}

/** An empty text is how the default of some keys says that there is none. */
function isSet(value: unknown): boolean {
  return value !== undefined && value !== ''
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value, undefined, 2)
}

interface ChangeKeyProps {
  readonly name: string
  readonly config: ReadConfig
  readonly close: () => void
}

/** One key: words as they are, and all else as JSON. Only what differs is sent. */
function ChangeKey({ name, config: { values, schema, etag }, close }: ChangeKeyProps): JSX.Element {
  const property = schema.properties?.[name] ?? {}
  const before = values[name]
  const isText = property.type === 'string'
  const [text, setText] = useState(before === undefined ? '' : textOf(before))
  const patch = (): Values => {
    const after: unknown = text.trim() === '' ? undefined : isText ? text : JSON.parse(text)
    if (after === undefined) return { [name]: null }
    const changed = mergePatchOf(before, after)
    return changed === undefined ? {} : { [name]: changed }
  }
  const save = async () => {
    await gantry.config.update({ body: patch(), ...(etag !== undefined && { ifMatch: etag }) })
    say(`${name} was changed.`)
  }
  const hint = isText ? 'empty: the key is removed' : 'JSON; empty: the key is removed. Leave out what is [redacted].'
  return (
    <FormDialog title={name} action="Save" send={save} close={close} copy={<CopyPatch patch={patch} />}>
      {property.description !== undefined && <p class="quiet small">{property.description}</p>}
      <TextField label={name} value={text} set={setText} hint={hint} {...(!isText && { lines: 12 })} />
    </FormDialog>
  )
}

function CopyPatch({ patch }: { readonly patch: () => Values }): JSX.Element {
  const args = () => {
    try {
      return { body: patch() }
    } catch {
      return { body: {} }
    }
  }
  return <CopyAs group="config" command="config update" args={args} />
}

/** What a start would refuse, and what has no value. */
function Findings(): JSX.Element | null {
  const { value } = useRead(
    async () => (canInProject('config:read') ? gantry.config.validate() : undefined),
    isConfigEvent,
  )
  if (value === undefined || value.findings.length === 0) return null
  return (
    <Section title="Findings" count={value.findings.length}>
      <ul class="line-list">
        {value.findings.map(({ severity, file, path, line, message }) => (
          <li key={`${path} ${message}`} class="line-row">
            <span class={`chip ${severity === 'error' ? 'bad' : 'warn'}`}>{severity}</span>
            <span class="line-words">
              <span>{message}</span>
              <span class="quiet small">
                {file}:{line} {path}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** What the configuration was, each state against the one before it. */
function Revisions(): JSX.Element {
  const reading = usePages(async (cursor) => {
    const { revisions, nextCursor } = await gantry.config.revisions.list({ limit: 20, ...cursor })
    return { items: revisions, next: nextCursor }
  }, isConfigEvent)
  return (
    <Section
      title="Revisions"
      actions={
        <>
          <a class="link small" data-go href={hrefOf('/now')}>
            What waits for an approval
          </a>
          <CopyAs group="config" command="config revisions list" args={() => ({})} />
        </>
      }
    >
      <Shown reading={reading} lines={3}>
        {({ items }) => (
          <>
            {items.length === 0 && <p class="quiet">The configuration has not changed yet.</p>}
            {items.map((revision, index) => (
              <RevisionEntry key={revision.revision} revision={revision} isCurrent={index === 0} />
            ))}
          </>
        )}
      </Shown>
      {reading.more !== undefined && <ShowMore read={reading.more} />}
    </Section>
  )
}

interface RevisionEntryProps {
  readonly revision: Schemas.ConfigRevision
  readonly isCurrent: boolean
}

function RevisionEntry({ revision: entry, isCurrent }: RevisionEntryProps): JSX.Element {
  const { revision, createdAt, createdBy, keys, restoredFrom } = entry
  const [isOpen, setOpen] = useState(false)
  const restore = () =>
    attempt(async () => {
      await gantry.config.revisions.restore({ revision })
      say(`The configuration is that of revision ${revision}.`)
    })
  return (
    <details class="file" data-revision={revision} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <span class="line-words">
          <strong>
            {revision}: {keys.join(', ') || 'nothing'}
            {restoredFrom !== undefined && `, as in ${restoredFrom}`}
          </strong>
          <span class="quiet small">
            <Ago at={createdAt} />
          </span>
        </span>
        {isCurrent && <span class="chip good">current</span>}
        <WhoActed actor={createdBy} />
      </summary>
      {isOpen && <RevisionDiff revision={revision} />}
      {isOpen && !isCurrent && can('config:write') && (
        <p class="settings-restore">
          <button type="button" class="button" onClick={() => void restore()}>
            Restore this revision
          </button>
        </p>
      )}
    </details>
  )
}

function RevisionDiff({ revision }: { readonly revision: number }): JSX.Element {
  const reading = useRead(
    async () => {
      const asText = async (number: number) =>
        number < 1 ? '{}' : textOf((await gantry.config.revisions.get({ revision: number })).config)
      const [before, after] = await Promise.all([asText(revision - 1), asText(revision)])
      return hunksOf({ path: 'gantry.json', before: `${before}\n`, content: `${after}\n` })
    },
    () => false,
    String(revision),
  )
  return (
    <Shown reading={reading} lines={3}>
      {(hunks) =>
        hunks.length === 0 ? (
          <p class="quiet diff-note">Nothing that is shown differs.</p>
        ) : (
          <HunkTable path={`Revision ${revision}`} hunks={hunks} />
        )
      }
    </Shown>
  )
}
