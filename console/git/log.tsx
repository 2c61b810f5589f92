import type { Schemas } from 'gantry/client'
import type { JSX } from 'preact'
import { useRef, useState } from 'preact/hooks'
import { useKeys } from '../parts/use-keys.ts'
import { gantry } from '../gantry.ts'
import { CopyAs } from '../parts/copy-as.tsx'
import { Menu } from '../parts/menu.tsx'
import { Icon } from '../parts/icons.tsx'
import { moveFocus } from '../parts/move-focus.ts'
import { usePages, useRead } from '../parts/reading.ts'
import { Shown } from '../parts/shown.tsx'
import { Empty, ShowMore } from '../parts/states.tsx'
import { Ago } from '../parts/time.tsx'
import { attempt, say } from '../parts/toasts.tsx'
import { Who } from '../parts/who.tsx'
import { go, hrefOf, place } from '../router.ts'
import { NewBranch } from './branches.tsx'
import { FileDiff } from './file-diff.tsx'
import { isGitEvent, mayWrite, shortOf, subjectOf } from './model.ts'
import type { GitView } from './model.ts'
import { NewTag } from './tags.tsx'

const pageSize = 50

/** The commits of a branch or a tag (`?ref=`), newest first. */
export function Log({ git: { status } }: { readonly git: GitView }): JSX.Element {
  const ref = place.value.query.get('ref') ?? undefined
  const asked = { limit: pageSize, ...(ref !== undefined && { ref }) }
  const reading = usePages(
    async (cursor) => {
      const { commits, nextCursor } = await gantry.git.log({ ...asked, ...cursor })
      return { items: commits, next: nextCursor }
    },
    isGitEvent,
    `${ref} ${status.head}`,
  )
  const list = useRef<HTMLUListElement>(null)
  useKeys((key) => moveFocus(list.current, key))
  if (status.head === null && ref === undefined)
    return <Empty title="No commit yet">Stage files under Changes, and commit them.</Empty>
  return (
    <div class="inset">
      {ref !== undefined && (
        <p class="git-ref">
          The commits of <strong>{ref}</strong>.{' '}
          <a class="link" data-go href={hrefOf('/git/log')}>
            Those of {status.branch ?? 'the current commit'}
          </a>
        </p>
      )}
      <Shown reading={reading} lines={8}>
        {({ items }) => <CommitList commits={items} list={list} />}
      </Shown>
      {reading.more !== undefined && <ShowMore read={reading.more} />}
    </div>
  )
}

interface CommitListProps {
  readonly commits: readonly Schemas.GitCommit[]
  readonly list?: { current: HTMLUListElement | null }
}

export function CommitList({ commits, list }: CommitListProps): JSX.Element {
  return (
    <ul class="line-list" {...(list && { ref: list })}>
      {commits.map((commit) => (
        <li key={commit.oid} class="line-row" data-oid={commit.oid}>
          <Who name={commit.author.name} />
          <span class="line-words">
            <a class="title" data-go href={hrefOf(`/git/log/${commit.oid}`)}>
              {subjectOf(commit)}
            </a>
            <span class="quiet small">
              {commit.author.name}
              {commit.parents.length > 1 && ' · merge'}
            </span>
          </span>
          <code class="quiet small">{shortOf(commit.oid)}</code>
          <span class="quiet small git-when">
            <Ago at={commit.author.createdAt} />
          </span>
        </li>
      ))}
    </ul>
  )
}

/** One commit: its message, and what it changes against its first parent. */
export function CommitView({ oid }: { readonly oid: string }): JSX.Element {
  const reading = useRead(
    async () => {
      const [{ commit }, { files, isTruncated }] = await Promise.all([
        gantry.git.show({ oid }),
        gantry.git.diff({ to: oid }),
      ])
      return { commit, files, isTruncated }
    },
    () => false,
    oid,
  )
  useKeys((key) => {
    if (key === 'u') go('/git/log')
    return key === 'u'
  })
  return (
    <div class="inset git-files">
      <Shown reading={reading} lines={8}>
        {({ commit, files, isTruncated }) => (
          <>
            <CommitHead commit={commit} />
            {files.map((file) => (
              <FileDiff key={file.path} file={file} isOpen={files.length <= 30} />
            ))}
            {files.length === 0 && <p class="quiet">It changes no file against its first parent.</p>}
            {isTruncated && <p class="quiet">More has changed than is shown.</p>}
          </>
        )}
      </Shown>
    </div>
  )
}

function CommitHead({ commit }: { readonly commit: Schemas.GitCommit }): JSX.Element {
  const { oid, author, parents } = commit
  const [making, setMaking] = useState<'branch' | 'tag'>()
  const body = commit.message.slice(subjectOf(commit).length).trim()
  const revert = () =>
    attempt(async () => {
      const made = await gantry.git.revert({ commits: [oid] })
      say(`Reverted by ${shortOf(made.commit.oid)}.`)
      go(`/git/log/${made.commit.oid}`)
    })
  const items = () => [
    { name: 'New branch from here', run: () => setMaking('branch') },
    { name: 'Tag it', run: () => setMaking('tag') },
    { name: 'Revert', run: revert },
  ]
  return (
    <header class="git-head">
      <h2>{subjectOf(commit)}</h2>
      {body !== '' && <pre class="git-body">{body}</pre>}
      <p class="git-facts">
        <Who name={author.name} withName />
        <Ago at={author.createdAt} />
        <code>{shortOf(oid)}</code>
        {parents.map((parent) => (
          <a key={parent} class="link" data-go href={hrefOf(`/git/log/${parent}`)}>
            parent {shortOf(parent)}
          </a>
        ))}
        <span class="end">
          <CopyAs group="git" command="git show" args={() => ({ oid })} />
          {mayWrite() && (
            <Menu label="What to do with this commit" items={items}>
              <Icon name="more" />
            </Menu>
          )}
        </span>
      </p>
      {making === 'branch' && <NewBranch from={oid} close={() => setMaking(undefined)} />}
      {making === 'tag' && <NewTag target={oid} close={() => setMaking(undefined)} />}
    </header>
  )
}
