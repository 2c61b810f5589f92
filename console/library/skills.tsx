import type { Schemas } from 'gantry/client'
import type { JSX } from 'preact'
import { useRef } from 'preact/hooks'
import { gantry } from '../gantry.ts'
import { CopyAs } from '../parts/copy-as.tsx'
import { Markdown } from '../parts/markdown.tsx'
import { KeyHints } from '../parts/key-hints.tsx'
import { moveFocus } from '../parts/move-focus.ts'
import { usePages, useRead } from '../parts/reading.ts'
import { Shown } from '../parts/shown.tsx'
import { Empty, ShowMore } from '../parts/states.tsx'
import { attempt, say } from '../parts/toasts.tsx'
import { useKeys } from '../parts/use-keys.ts'
import { hrefOf } from '../router.ts'
import { can, canInProject } from '../session.ts'
import { hunksOf, hunksOfPatch } from '../task/diff.ts'
import { HunkTable } from '../task/diff-table.tsx'
import { Section } from '../task/section.tsx'

const isSkillEvent = (kind: string) => /^(skill|file)\.|^config\.approved$/.test(kind)

/** The skills of the project: read, turned on and off, and approved after a look at what has changed. */
export function Skills({ name }: { readonly name: string }): JSX.Element {
  const reading = usePages(async (cursor) => {
    const { skills, nextCursor } = await gantry.skills.list({ limit: 100, ...cursor })
    return { items: skills, next: nextCursor }
  }, isSkillEvent)
  const list = useRef<HTMLDivElement>(null)
  useKeys((key) => moveFocus(list.current, key))
  return (
    <Shown reading={reading}>
      {({ items }) =>
        items.length === 0 ? (
          <Empty title="No skill" line="gantry skills create NAME --description '…' --content @SKILL.md">
            Skills stand in <code>.agents/skills</code> of the project. From a shell:
          </Empty>
        ) : (
          <div class="panes">
            <div class="pane-list shelf-list" ref={list}>
              <ul>
                {items.map((skill) => (
                  <SkillLink key={`${skill.name} ${skill.source.path}`} skill={skill} isChosen={skill.name === name} />
                ))}
              </ul>
              {reading.more !== undefined && <ShowMore read={reading.more} />}
            </div>
            <div class="pane-main">
              {name === '' ? (
                <Empty title="No skill is open">
                  Choose a skill to read what it tells agents, and to approve it.
                  <KeyHints keys={[['j k', 'go through']]} />
                </Empty>
              ) : (
                <SkillView key={name} name={name} />
              )}
            </div>
          </div>
        )
      }
    </Shown>
  )
}

function SkillLink({ skill, isChosen }: { readonly skill: Schemas.Skill; readonly isChosen: boolean }): JSX.Element {
  const { name, description, isApproved, isEnabled, shadowedBy } = skill
  return (
    <li>
      <a
        class="title"
        data-go
        href={hrefOf(`/library/skills/${encodeURIComponent(name)}`)}
        {...(isChosen && { 'aria-current': 'page' as const })}
      >
        <strong>{name}</strong>
        <span class="quiet small">{description}</span>
        <span class="shelf-chips">
          {!isEnabled && <span class="chip">off</span>}
          {!isApproved && <span class="chip warn">not approved</span>}
          {shadowedBy !== undefined && <span class="chip">hidden by {shadowedBy}</span>}
        </span>
      </a>
    </li>
  )
}

function SkillView({ name }: { readonly name: string }): JSX.Element {
  const reading = useRead(async () => (await gantry.skills.get({ skillName: name })).skill, isSkillEvent, name)
  return (
    <Shown reading={reading} lines={8}>
      {(skill) => (
        <article aria-label={name}>
          <header class="shelf-head">
            <h2>{name}</h2>
            <span class="end">
              <CopyAs group="skills" command="skills get" args={() => ({ skillName: name })} />
              <SkillActions skill={skill} read={() => void reading.read()} />
            </span>
          </header>
          <p>{skill.description}</p>
          <p class="shelf-facts quiet small">
            <span class={`chip ${skill.isApproved ? 'good' : 'warn'}`}>
              {skill.isApproved ? 'approved' : 'not approved: its scripts do not run'}
            </span>
            <span>{skill.source.path}</span>
            {skill.source.uri !== undefined && <span>from {skill.source.uri}</span>}
          </p>
          {skill.findings.map(({ rule, message }) => (
            <p key={rule + message} class="notice">
              {message}
            </p>
          ))}
          <SkillFiles skill={skill} />
          <Section title="What agents read">
            <Markdown text={skill.content} />
          </Section>
        </article>
      )}
    </Shown>
  )
}

interface SkillActionsProps {
  readonly skill: Schemas.Skill
  readonly read: () => void
}

function SkillActions({ skill: { name, digest, isApproved, isEnabled }, read }: SkillActionsProps): JSX.Element {
  const act = (run: () => Promise<unknown>, done: string) =>
    attempt(async () => {
      await run()
      say(done)
      read()
    })
  const toggle = async () => gantry.skills.update({ skillName: name, isEnabled: !isEnabled })
  return (
    <>
      {can('skills:write') && (
        <button type="button" class="button" onClick={() => void act(toggle, isEnabled ? 'Off.' : 'On.')}>
          {isEnabled ? 'Turn off' : 'Turn on'}
        </button>
      )}
      {!isApproved && can('config:write') && (
        <button
          type="button"
          class="button primary"
          onClick={() => void act(async () => gantry.skills.approve({ skillName: name, digest }), 'Approved.')}
        >
          Approve
        </button>
      )}
    </>
  )
}

interface ChangedFile {
  readonly path: string
  readonly content: string | undefined
  /** The difference to the last commit; nothing where the file is as it was there. */
  readonly patch?: string
  readonly isNew: boolean
}

/** The files of a skill, against the last commit where git knows them. */
async function readFiles({ name, source }: Schemas.Skill): Promise<readonly ChangedFile[]> {
  const { files } = await gantry.skills.files.list({ skillName: name })
  const contents = await Promise.all(files.map(({ path }) => gantry.skills.files.get({ skillName: name, path })))
  const [status, diff] = canInProject('git:read')
    ? await Promise.all([gantry.git.status().outcome(), gantry.git.diff({ from: 'HEAD', path: source.path }).outcome()])
    : []
  return contents.map(({ file: { path, content, encoding } }) => {
    const whole = `${source.path}/${path}`
    const patch = diff?.data?.files.find((file) => file.path === whole)?.patch
    const listed = status?.data?.status.files.find((file) => file.path === whole)
    const isNew = status?.data === undefined || listed?.worktree === 'untracked'
    return { path, content: encoding === 'base64' ? undefined : content, isNew, ...(patch !== undefined && { patch }) }
  })
}

function SkillFiles({ skill }: { readonly skill: Schemas.Skill }): JSX.Element {
  const reading = useRead(() => readFiles(skill), isSkillEvent, skill.digest)
  return (
    <Section title="Files" count={reading.value?.length}>
      <Shown reading={reading} lines={3}>
        {(files) => files.map((file) => <SkillFileView key={file.path} file={file} isOpen={!skill.isApproved} />)}
      </Shown>
    </Section>
  )
}

function SkillFileView({ file, isOpen }: { readonly file: ChangedFile; readonly isOpen: boolean }): JSX.Element {
  const { path, content, patch, isNew } = file
  const hunks = patch !== undefined ? hunksOfPatch(patch) : hunksOf({ path, content: content ?? '' })
  return (
    <details class="file" open={isOpen && (isNew || patch !== undefined)}>
      <summary>
        <span class="file-path">{path}</span>
        {patch !== undefined && <span class="chip warn">changed since the last commit</span>}
        {patch === undefined && isNew && <span class="chip good">in no commit</span>}
        {patch === undefined && !isNew && <span class="chip">as in the last commit</span>}
      </summary>
      {content === undefined ? (
        <p class="quiet diff-note">The file is binary.</p>
      ) : patch === undefined && !isNew ? (
        <pre class="shelf-text">{content}</pre>
      ) : (
        <HunkTable path={path} hunks={hunks} />
      )}
    </details>
  )
}
