import type { Schemas } from 'gantry/client'
import type { JSX } from 'preact'
import { useRef, useState } from 'preact/hooks'
import { useKeys } from '../parts/use-keys.ts'
import { gantry } from '../gantry.ts'
import { CopyAs } from '../parts/copy-as.tsx'
import { FormDialog, TextField } from '../parts/form-dialog.tsx'
import { Icon } from '../parts/icons.tsx'
import { Menu } from '../parts/menu.tsx'
import type { MenuItem } from '../parts/menu.tsx'
import { moveFocus } from '../parts/move-focus.ts'
import { usePages } from '../parts/reading.ts'
import { Shown } from '../parts/shown.tsx'
import { Empty, ShowMore } from '../parts/states.tsx'
import { attempt, say } from '../parts/toasts.tsx'
import { hrefOf } from '../router.ts'
import { Section } from '../task/section.tsx'
import { isGitEvent, mayWrite, shortOf } from './model.ts'
import type { GitView } from './model.ts'

/** The branches of the repository: switched to, merged, made and deleted. */
export function Branches({ git }: { readonly git: GitView }): JSX.Element {
  const reading = usePages(async (cursor) => {
    const { branches, nextCursor } = await gantry.git.branches.list({ limit: 100, ...cursor })
    return { items: branches, next: nextCursor }
  }, isGitEvent)
  const [isMaking, setMaking] = useState(false)
  const list = useRef<HTMLUListElement>(null)
  useKeys((key) => moveFocus(list.current, key))
  return (
    <div class="inset">
      <Section
        title="Branches"
        count={reading.value?.items.length}
        actions={
          <>
            <CopyAs group="git" command="git branches list" args={() => ({})} />
            {mayWrite() && (
              <button aria-keyshortcuts="c" type="button" class="button" onClick={() => setMaking(true)}>
                <Icon name="plus" /> New branch
              </button>
            )}
          </>
        }
      >
        <Shown reading={reading}>
          {({ items }) =>
            items.length === 0 ? (
              <Empty title="No branch yet">The first commit makes one.</Empty>
            ) : (
              <ul class="line-list" ref={list}>
                {items.map((branch) => (
                  <BranchRow key={branch.name} branch={branch} git={git} />
                ))}
              </ul>
            )
          }
        </Shown>
        {reading.more !== undefined && <ShowMore read={reading.more} />}
      </Section>
      {isMaking && <NewBranch close={() => setMaking(false)} />}
    </div>
  )
}

function BranchRow({ branch, git }: { readonly branch: Schemas.GitBranch; readonly git: GitView }): JSX.Element {
  const { name, oid, upstream, isCurrent } = branch
  const change = () =>
    attempt(async () => {
      git.show((await gantry.git.checkout({ branch: name })).status)
      say(`${name} is checked out.`)
    })
  return (
    <li class="line-row" data-branch={name}>
      <Icon name="branch" />
      <span class="line-words">
        <a class="title" data-go href={hrefOf(`/git/log?ref=${encodeURIComponent(name)}`)}>
          {name}
        </a>
        {upstream !== undefined && <span class="quiet small">follows {upstream}</span>}
      </span>
      {isCurrent && <span class="chip good">current</span>}
      <code class="quiet small">{shortOf(oid)}</code>
      {mayWrite() && !isCurrent && (
        <>
          <button type="button" class="button" onClick={() => void change()}>
            Switch
          </button>
          <Menu label={`What to do with ${name}`} items={() => itemsOf(branch, git)}>
            <Icon name="more" />
          </Menu>
        </>
      )}
    </li>
  )
}

function itemsOf({ name, oid }: Schemas.GitBranch, { status, read }: GitView): readonly MenuItem[] {
  const merge = () =>
    attempt(async () => {
      const { commit } = await gantry.git.merge({ branch: name })
      say(`${name} is merged: ${shortOf(commit.oid)}.`)
      await read()
    })
  const remove = (force: boolean) =>
    attempt(async () => {
      await gantry.git.branches.delete({ branchName: name, expectedOid: oid, ...(force && { force }) })
      say(`${name} was deleted.`, () => void attempt(async () => gantry.git.branches.create({ name, from: oid })))
    })
  return [
    { name: `Merge into ${status.branch ?? 'the current commit'}`, run: merge },
    { name: 'Delete', run: () => remove(false) },
    { name: 'Delete, merged or not', run: () => remove(true) },
  ]
}

interface NewBranchProps {
  readonly from?: string
  readonly close: () => void
}

export function NewBranch({ from: given = '', close }: NewBranchProps): JSX.Element {
  const [name, setName] = useState('')
  const [from, setFrom] = useState(given)
  const args = () => ({ name, ...(from !== '' && { from }) })
  const create = async () => {
    await gantry.git.branches.create(args())
    say(`${name} was made.`, undefined)
  }
  return (
    <FormDialog
      title="New branch"
      action="Create the branch"
      send={create}
      close={close}
      copy={<CopyAs group="git" command="git branches create" args={args} />}
    >
      <TextField label="Name" value={name} set={setName} isRequired />
      <TextField label="From" value={from} set={setFrom} hint="a commit, a branch or a tag; HEAD if not given" />
    </FormDialog>
  )
}
