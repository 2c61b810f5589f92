import { useSignal } from '@preact/signals'
import type { Schemas } from 'gantry/client'
import type { JSX } from 'preact'
import { useRef } from 'preact/hooks'
import { useKeys } from '../parts/use-keys.ts'
import { gantry } from '../gantry.ts'
import { CopyAs } from '../parts/copy-as.tsx'
import { Icon } from '../parts/icons.tsx'
import { moveFocus } from '../parts/move-focus.ts'
import { useRead } from '../parts/reading.ts'
import { Shown } from '../parts/shown.tsx'
import { Empty } from '../parts/states.tsx'
import { useReturn } from '../parts/use-return.ts'
import { attempt, say } from '../parts/toasts.tsx'
import { canInProject } from '../session.ts'
import { patchOfHunk } from '../task/diff.ts'
import { ChangeLetter, FileDiff, UntrackedDiff } from './file-diff.tsx'
import { isGitEvent, mayWrite, shortOf, subjectOf } from './model.ts'
import type { GitView } from './model.ts'

/** Files that are shown unfolded; a page with more begins folded. */
const openMax = 30

interface Differences {
  readonly staged: readonly Schemas.GitDiffFile[]
  readonly unstaged: readonly Schemas.GitDiffFile[]
}

/** What differs from the last commit: staged in parts or in files, and committed. */
export function Changes({ git }: { readonly git: GitView }): JSX.Element {
  const { files, branch, head } = git.status
  const differences = useRead<Differences>(async () => {
    const [staged, unstaged] = await Promise.all([gantry.git.diff({ staged: true }), gantry.git.diff()])
    return { staged: staged.files, unstaged: unstaged.files }
  }, isGitEvent)
  useReturn(differences.read)
  const list = useRef<HTMLDivElement>(null)
  const act = async (run: () => PromiseLike<{ readonly status: Schemas.GitStatus }>) => {
    const answer = await attempt(async () => run())
    if (answer !== undefined) git.show(answer.status)
    await differences.read()
  }
  useKeys((key) => keyIn(list.current, key))
  if (files.length === 0)
    return (
      <Empty title="Nothing has changed">
        The files are what the last commit of {branch ?? 'this repository'}
        {head !== null && ` (${shortOf(head)})`} has.
      </Empty>
    )
  const staged = files.filter(({ index }) => !['unmodified', 'untracked', 'unmerged'].includes(index))
  const unstaged = files.filter(({ worktree }) => worktree !== 'unmodified')
  return (
    <div class="panes">
      <div class="pane-list" ref={list}>
        {mayWrite() && <CommitForm git={git} count={staged.length} done={() => void differences.read()} />}
        <FileGroup name="Staged" files={staged} isStaged act={act} />
        <FileGroup name="Not staged" files={unstaged} isStaged={false} act={act} />
        {git.status.isTruncated && <p class="nothing">More files have changed than are listed.</p>}
      </div>
      <div class="pane-main git-files">
        <Shown reading={differences}>
          {({ staged: inIndex, unstaged: inTree }) => (
            <>
              {inIndex.map((file) => (
                <ChangedFile key={`s${file.path}`} file={file} isStaged isOpen={inIndex.length <= openMax} act={act} />
              ))}
              {inTree.map((file) => (
                <ChangedFile key={file.path} file={file} isStaged={false} isOpen={inTree.length <= openMax} act={act} />
              ))}
              {canInProject('files:read') &&
                unstaged
                  .filter(({ worktree, path }) => worktree === 'untracked' && !isOfService(path))
                  .slice(0, openMax)
                  .map(({ path }) => (
                    <UntrackedDiff
                      key={path}
                      path={path}
                      id={idOf(false, path)}
                      isOpen
                      actions={<StageButton path={path} isStaged={false} act={act} />}
                    />
                  ))}
            </>
          )}
        </Shown>
      </div>
    </div>
  )
}

/** What the service keeps in the project is not read as a file of it. */
const isOfService = (path: string) => path.startsWith('.gantry/')

type Act = (run: () => PromiseLike<{ readonly status: Schemas.GitStatus }>) => Promise<void>

function idOf(isStaged: boolean, path: string): string {
  return `${isStaged ? 'staged' : 'file'}-${path.replaceAll(/[^\w.-]/g, '_')}`
}

/** `x` stages the file that has the focus, or takes it back; `c` goes to the message. */
function keyIn(list: HTMLElement | null, key: string): boolean {
  const row = document.activeElement?.closest('.git-row')
  if (key === 'x') row?.querySelector('button')?.click()
  else if (key === 'c') list?.querySelector('textarea')?.focus()
  else return moveFocus(list, key)
  return true
}

interface FileGroupProps {
  readonly name: string
  readonly files: readonly Schemas.GitStatusFile[]
  readonly isStaged: boolean
  readonly act: Act
}

function FileGroup({ name, files, isStaged, act }: FileGroupProps): JSX.Element | null {
  if (files.length === 0) return null
  const all = () => act(() => (isStaged ? gantry.git.unstage() : gantry.git.stage()))
  return (
    <section class="git-group" aria-label={name}>
      <header>
        <h2>
          {name} <span class="count">{files.length}</span>
        </h2>
        {mayWrite() && (
          <button type="button" class="link" onClick={() => void all()}>
            {isStaged ? 'Unstage all' : 'Stage all'}
          </button>
        )}
      </header>
      <ul>
        {files.map(({ path, index, worktree }) => (
          <li key={path} class="git-row">
            <ChangeLetter change={isStaged ? index : worktree} />
            <a
              class="title"
              href={`#${idOf(isStaged, path)}`}
              title={path}
              onClick={(event) => {
                event.preventDefault()
                document.getElementById(idOf(isStaged, path))?.scrollIntoView({ block: 'start' })
              }}
            >
              <bdi>{path}</bdi>
            </a>
            <StageButton path={path} isStaged={isStaged} act={act} isSmall />
          </li>
        ))}
      </ul>
    </section>
  )
}

interface StageButtonProps {
  readonly path: string
  readonly isStaged: boolean
  readonly act: Act
  readonly isSmall?: boolean
}

function StageButton({ path, isStaged, act, isSmall = false }: StageButtonProps): JSX.Element | null {
  if (!mayWrite()) return null
  const name = isStaged ? 'Unstage' : 'Stage'
  const paths = [path]
  return (
    <button
      type="button"
      class={isSmall ? 'icon-button small' : 'button'}
      aria-label={`${name} ${path}`}
      title={name}
      onClick={() => void act(() => (isStaged ? gantry.git.unstage({ paths }) : gantry.git.stage({ paths })))}
    >
      {isSmall ? <Icon name={isStaged ? 'cross' : 'plus'} size={12} /> : name}
    </button>
  )
}

interface ChangedFileProps {
  readonly file: Schemas.GitDiffFile
  readonly isStaged: boolean
  readonly isOpen: boolean
  readonly act: Act
}

function ChangedFile({ file, isStaged, isOpen, act }: ChangedFileProps): JSX.Element {
  const { path, patch, isTruncated, isBinary } = file
  const stageHunk = (index: number) => {
    const hunk = patchOfHunk(patch, index)
    return act(() => (isStaged ? gantry.git.unstage({ patch: hunk }) : gantry.git.stage({ patch: hunk })))
  }
  const hasParts = mayWrite() && !isTruncated && !isBinary && file.change === 'modified'
  return (
    <FileDiff
      file={file}
      id={idOf(isStaged, path)}
      isOpen={isOpen}
      actions={
        <>
          {isStaged && <span class="chip good">staged</span>}
          <StageButton path={path} isStaged={isStaged} act={act} />
        </>
      }
      hunkActions={
        hasParts
          ? (index) => (
              <button type="button" class="link" onClick={() => void stageHunk(index)}>
                {isStaged ? 'Unstage this part' : 'Stage this part'}
              </button>
            )
          : undefined
      }
    />
  )
}

interface CommitFormProps {
  readonly git: GitView
  /** The number of staged files. */
  readonly count: number
  readonly done: () => void
}

function CommitForm({ git: { status, read }, count, done }: CommitFormProps): JSX.Element {
  const message = useSignal('')
  const isSending = useSignal(false)
  const args = () => ({ message: message.value, ...(status.head !== null && { expectedHead: status.head }) })
  const commit = async () => {
    if (count === 0 || message.value.trim() === '') return
    isSending.value = true
    const made = await attempt(async () => gantry.git.commit(args()))
    isSending.value = false
    if (made !== undefined) {
      message.value = ''
      say(`${shortOf(made.commit.oid)}: ${subjectOf(made.commit)}`)
    }
    await read()
    done()
  }
  return (
    <form
      class="git-commit"
      onSubmit={(event) => {
        event.preventDefault()
        void commit()
      }}
    >
      <textarea
        class="field"
        aria-label="Message of the commit"
        placeholder="Why this change"
        value={message.value}
        onInput={({ currentTarget }) => (message.value = currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void commit()
        }}
      />
      <div class="form-actions">
        <button
          type="submit"
          class="button primary"
          disabled={count === 0 || message.value.trim() === '' || isSending.value}
        >
          {count === 0 ? 'Commit' : `Commit ${count === 1 ? 'one file' : `${count} files`}`}
        </button>
        <CopyAs group="git" command="git commit" args={args} />
        {count === 0 && <span class="quiet small">Nothing is staged.</span>}
      </div>
    </form>
  )
}
