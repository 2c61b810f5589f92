import { open, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fail } from '../../errors.ts'
import { codeOf } from '../work/system-error.ts'
import { readSmallFile } from './repository.ts'
import type { Repository } from './repository.ts'
import { formatSettings, sectionsIn } from './settings.ts'
import type { Setting } from './settings.ts'

/** Adds settings at the end of the configuration of the repository. */
export function addSettings(repository: Repository, settings: readonly Setting[]): Promise<void> {
  return edit(
    repository,
    (text) => `${text}${text === '' || text.endsWith('\n') ? '' : '\n'}${formatSettings(settings)}`,
  )
}

/** Removes every section of this name, such as `remote "origin"`; what else is written there stays as it is. */
export function removeSections(repository: Repository, section: string, subsection: string): Promise<void> {
  return edit(repository, (text) => {
    const { text: plain, sections } = sectionsIn(text)
    const kept = sections.filter((each) => each.section !== section || each.subsection !== subsection)
    const head = plain.slice(0, sections[0]?.start ?? plain.length)
    return kept.length === sections.length
      ? text
      : head + kept.map(({ start, end }) => plain.slice(start, end)).join('')
  })
}

/** Under the lock file of git: the new text is written there and then takes the place of the old one. */
async function edit({ commonFolder }: Repository, change: (text: string) => string): Promise<void> {
  const path = join(commonFolder, 'config')
  const lock = `${path}.lock`
  const file = await open(lock, 'wx', 0o644).catch((error: unknown) => {
    if (codeOf(error) === 'EEXIST') fail('git_busy')
    throw error
  })
  try {
    const text = (await readSmallFile(path)) ?? fail('git_unsupported', { message: unreadable })
    await file.writeFile(change(text))
    await file.sync()
    await file.close()
    await rename(lock, path)
  } catch (error) {
    await file.close().catch(() => undefined)
    await rm(lock, { force: true })
    throw error
  }
}

const unreadable = 'The configuration of the repository is no plain file of at most 1 MiB.'
