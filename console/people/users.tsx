import type { Schemas } from 'gantry/client'
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { gantry } from '../gantry.ts'
import { CopyAs } from '../parts/copy-as.tsx'
import { Dialog } from '../parts/dialog.tsx'
import { Icon } from '../parts/icons.tsx'
import { Menu } from '../parts/menu.tsx'
import type { MenuItem } from '../parts/menu.tsx'
import { CodeLine, Problem, Skeleton } from '../parts/states.tsx'
import { Ago } from '../parts/time.tsx'
import { attempt, say } from '../parts/toasts.tsx'
import { Who } from '../parts/who.tsx'
import { can, identity } from '../session.ts'
import { Section } from '../task/section.tsx'
import { useWatchedList } from './list.ts'

const roles: Readonly<Record<Schemas.Role, string>> = {
  owner: 'may do everything',
  maintainer: 'may do all but what concerns other people',
  developer: 'works on tasks, files and plans',
  viewer: 'reads',
  agent: 'a program that works on tasks',
}
const roleNames: readonly Schemas.Role[] = ['owner', 'maintainer', 'developer', 'viewer', 'agent']

/** The users with their roles. */
export function UsersPart(): JSX.Element {
  const { items, problem, read } = useWatchedList(
    /^user\./,
    async () => (await gantry.users.list({ limit: 200 })).users,
  )
  const [isInviting, setInviting] = useState(false)
  const [invite, setInvite] = useState<{ readonly name: string; readonly link: string }>()
  const inviteAgain = (user: Schemas.User) =>
    attempt(async () => {
      const found = await gantry.users.invite({ userId: user.id })
      setInvite({ name: user.name, link: new URL(found.invite.link, document.baseURI).href })
    })
  return (
    <Section
      title="People"
      count={items.value?.length}
      actions={
        <>
          <CopyAs group="user" command="users list" args={() => ({})} />
          {can('users:admin') && (
            <button type="button" class="button" onClick={() => setInviting(true)}>
              <Icon name="plus" /> Invite
            </button>
          )}
        </>
      }
    >
      {problem !== undefined && <Problem text={problem} again={() => void read()} />}
      {items.value === undefined && problem === undefined && <Skeleton lines={4} />}
      <ul class="people-list">
        {items.value?.map((user) => (
          <UserRow key={user.id} user={user} invite={() => void inviteAgain(user)} />
        ))}
      </ul>
      {isInviting && <InviteForm close={() => setInviting(false)} made={(user) => void inviteAgain(user)} />}
      {invite !== undefined && (
        <Dialog label="Invitation" close={() => setInvite(undefined)} class="people-dialog">
          <h2>Invitation of {invite.name}</h2>
          <p class="quiet">With this link the password is set, once and within seven days. It is not shown again.</p>
          <CodeLine line={invite.link} />
        </Dialog>
      )}
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
        since <Ago at={createdAt} />
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

interface InviteFormProps {
  readonly close: () => void
  readonly made: (user: Schemas.User) => void
}

function InviteForm({ close, made }: InviteFormProps): JSX.Element {
  const [name, setName] = useState('')
  const [username, setUsername] = useState('')
  const [role, setRole] = useState<Schemas.Role>('developer')
  const create = () =>
    attempt(async () => {
      const { user } = await gantry.users.create({ name, username, role })
      close()
      made(user)
    })
  return (
    <Dialog label="Invite" close={close} class="people-dialog">
      <h2>Invite</h2>
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
          <span>Username</span>
          <input
            class="field"
            required
            value={username}
            onInput={({ currentTarget }) => setUsername(currentTarget.value)}
          />
        </label>
        <label class="form-field">
          <span>Role</span>
          <select
            class="field"
            value={role}
            onChange={({ currentTarget }) =>
              setRole(roleNames.find((each) => each === currentTarget.value) ?? 'developer')
            }
          >
            {roleNames.map((each) => (
              <option key={each} value={each}>
                {each}: {roles[each]}
              </option>
            ))}
          </select>
        </label>
        <div class="form-actions">
          <button type="submit" class="button primary">
            Make the invitation
          </button>
          <CopyAs group="user" command="users create" args={() => ({ name, username, role })} />
        </div>
      </form>
    </Dialog>
  )
}
