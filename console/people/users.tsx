import type { Schemas } from 'gantry/client'
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { gantry } from '../gantry.ts'
import { CopyAs } from '../parts/copy-as.tsx'
import { Icon } from '../parts/icons.tsx'
import { Menu } from '../parts/menu.tsx'
import type { MenuItem } from '../parts/menu.tsx'
import { useRead } from '../parts/reading.ts'
import { Shown } from '../parts/shown.tsx'
import { Ago } from '../parts/time.tsx'
import { attempt, say } from '../parts/toasts.tsx'
import { Who } from '../parts/who.tsx'
import { can, identity } from '../session.ts'
import { Section } from '../task/section.tsx'
import { InvitationLink, Invite, inviteUser, roleNames, roles } from './invite.tsx'
import type { Invitation } from './invite.tsx'

/** The users with their roles. */
export function UsersPart(): JSX.Element {
  const reading = useRead(
    async () => (await gantry.users.list({ limit: 200 })).users,
    (kind) => kind.startsWith('user.'),
  )
  const [isInviting, setInviting] = useState(false)
  const [invitation, setInvitation] = useState<Invitation>()
  const inviteAgain = (user: Schemas.User) => attempt(async () => setInvitation(await inviteUser(user)))
  return (
    <Section
      title="People"
      count={reading.value?.length}
      actions={
        <>
          <CopyAs group="user" command="users list" args={() => ({})} />
          {can('users:admin') && (
            <button aria-keyshortcuts="c" type="button" class="button" onClick={() => setInviting(true)}>
              <Icon name="plus" /> Invite
            </button>
          )}
        </>
      }
    >
      <Shown reading={reading} lines={4}>
        {(users) => (
          <ul class="people-list">
            {users.map((user) => (
              <UserRow key={user.id} user={user} invite={() => void inviteAgain(user)} />
            ))}
          </ul>
        )}
      </Shown>
      {isInviting && <Invite close={() => setInviting(false)} />}
      {invitation !== undefined && <InvitationLink invitation={invitation} close={() => setInvitation(undefined)} />}
    </Section>
  )
}

function UserRow({ user, invite }: { readonly user: Schemas.User; readonly invite: () => void }): JSX.Element {
  const { id, name, username, email, role, isEnabled, createdAt } = user
  const isSelf = id === identity.value?.userId
  return (
    <li class="people-row" data-user={id}>
      <Who name={name} kind={role === 'agent' ? 'agent' : 'user'} />
      <span class="people-words">
        <strong>{name}</strong>
        <span class="quiet small">{[username, email].filter(Boolean).join(' · ')}</span>
      </span>
      {!isEnabled && <span class="chip bad">disabled</span>}
      <span class="chip" title={roles[role]}>
        {role}
      </span>
      <span class="quiet small wide-only">
        joined <Ago at={createdAt} />
      </span>
      {can('users:admin') && !isSelf && (
        <Menu label={`What to do with ${name}`} items={() => userItems(user, invite)}>
          <Icon name="more" />
        </Menu>
      )}
    </li>
  )
}

function userItems({ id, name, role, isEnabled }: Schemas.User, invite: () => void): readonly MenuItem[] {
  const disable = () =>
    attempt(async () => {
      await gantry.users.disable({ userId: id })
      say(`${name} is out.`, () => void attempt(async () => gantry.users.enable({ userId: id })))
    })
  return [
    { name: 'Invite again', run: invite },
    ...roleNames
      .filter((each) => each !== role)
      .map((each) => ({
        name: `Make ${each}`,
        run: () => attempt(async () => gantry.users.update({ userId: id, role: each })),
      })),
    isEnabled
      ? { name: 'Disable', run: disable }
      : { name: 'Enable', run: () => attempt(async () => gantry.users.enable({ userId: id })) },
  ]
}
