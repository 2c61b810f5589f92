import type { Schemas } from 'gantry/client'
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { gantry } from '../gantry.ts'
import { CopyAs } from '../parts/copy-as.tsx'
import { ChoiceField, FormDialog, TextField } from '../parts/form-dialog.tsx'
import { OnceShown } from '../parts/once-shown.tsx'

export const roles: Readonly<Record<Schemas.Role, string>> = {
  owner: 'may do everything',
  maintainer: 'may do all but what concerns other people',
  developer: 'works on tasks, files and plans',
  viewer: 'reads',
  agent: 'a program that works on tasks',
}
export const roleNames: readonly Schemas.Role[] = ['owner', 'maintainer', 'developer', 'viewer', 'agent']

export interface Invitation {
  readonly name: string
  readonly link: string
}

/** A link with which a user sets the password, at the address at which this page is read. */
export async function inviteUser({ id, name }: Schemas.User): Promise<Invitation> {
  const { invite } = await gantry.users.invite({ userId: id })
  return { name, link: new URL(invite.link, document.baseURI).href }
}

/** Makes a user, and shows the link for that person. */
export function Invite({ close }: { readonly close: () => void }): JSX.Element {
  const [name, setName] = useState('')
  const [username, setUsername] = useState('')
  const [role, setRole] = useState<Schemas.Role>('developer')
  const [invitation, setInvitation] = useState<Invitation>()
  if (invitation !== undefined) return <InvitationLink invitation={invitation} close={close} />
  const args = () => ({ name, username, role })
  return (
    <FormDialog
      title="Invite"
      action="Make the invitation"
      send={async () => setInvitation(await inviteUser((await gantry.users.create(args())).user))}
      close={close}
      isStaying
      copy={<CopyAs group="user" command="users create" args={args} />}
    >
      <TextField label="Name" value={name} set={setName} isRequired />
      <TextField label="Username" value={username} set={setUsername} isRequired />
      <ChoiceField
        label="Role"
        value={role}
        choices={roleNames.map((each) => [each, `${each}: ${roles[each]}`] as const)}
        set={setRole}
      />
    </FormDialog>
  )
}

interface InvitationLinkProps {
  readonly invitation: Invitation
  readonly close: () => void
}

export function InvitationLink({ invitation: { name, link }, close }: InvitationLinkProps): JSX.Element {
  return (
    <OnceShown title={`Invitation of ${name}`} lines={[[undefined, link]]} close={close}>
      With this link the password is set, once and within seven days.
    </OnceShown>
  )
}
