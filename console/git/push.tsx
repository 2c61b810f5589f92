import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { gantry } from '../gantry.ts'
import { CopyAs } from '../parts/copy-as.tsx'
import { FormDialog } from '../parts/form-dialog.tsx'
import { useRead } from '../parts/reading.ts'
import { Shown } from '../parts/shown.tsx'
import { say } from '../parts/toasts.tsx'
import { FileDiff } from './file-diff.tsx'
import { CommitList } from './log.tsx'
import { isGitEvent, readOutgoing } from './model.ts'
import type { Outgoing } from './model.ts'

interface PushDialogProps {
  readonly branch: string
  readonly close: () => void
  readonly pushed: () => void
}

const remote = 'origin'
const shownMax = 30

/** A push, after a look at the commits and the difference that go with it. */
export function PushDialog({ branch, close, pushed }: PushDialogProps): JSX.Element {
  const reading = useRead(() => readOutgoing(branch, remote), isGitEvent, branch)
  const [force, setForce] = useState(false)
  const args = () => ({ remote, branch, ...(force && { force }) })
  const push = async () => {
    await gantry.git.push(args())
    say(`${branch} was pushed to ${remote}.`)
    pushed()
  }
  const isEmpty = reading.value?.base !== undefined && reading.value.commits.length === 0
  return (
    <FormDialog
      title={`Push ${branch} to ${remote}`}
      action="Push"
      send={push}
      close={close}
      isDisabled={isEmpty && !force}
      copy={<CopyAs group="git" command="git push" args={args} />}
    >
      <Shown reading={reading} lines={4}>
        {(outgoing) => <WhatGoes outgoing={outgoing} />}
      </Shown>
      <label class="check-field">
        <input type="checkbox" checked={force} onChange={({ currentTarget }) => setForce(currentTarget.checked)} />{' '}
        Replace what the branch of the remote has, if it is as it was fetched last
      </label>
    </FormDialog>
  )
}

function WhatGoes({ outgoing: { base, commits, files } }: { readonly outgoing: Outgoing }): JSX.Element {
  if (commits.length === 0) return <p class="quiet">The remote has all commits of the branch.</p>
  return (
    <>
      <h3 class="git-goes">
        {commits.length === 1 ? 'One commit goes' : `${commits.length} commits go`}
        {base === undefined ? ', with a new branch at the remote' : ` on top of ${base}`}
      </h3>
      <CommitList commits={commits.slice(0, shownMax)} />
      {commits.length > shownMax && <p class="quiet small">and {commits.length - shownMax} more</p>}
      <div class="git-files">
        {files.map((file) => (
          <FileDiff key={file.path} file={file} isOpen={false} />
        ))}
      </div>
    </>
  )
}
