/** A hostile program: puts a link to a folder in the place of the folder `a` of another one, again and again. */
import { mkdirSync, renameSync, rmSync, symlinkSync, unlinkSync } from 'node:fs'
import { join } from 'node:path'

const [, , folder = '', elsewhere = ''] = process.argv
const at = (name: string) => join(folder, name)

process.send?.('ready')
for (;;) {
  attempt(() => renameSync(at('a'), at('b')))
  attempt(() => symlinkSync(elsewhere, at('a')))
  attempt(() => unlinkSync(at('a')))
  attempt(() => rmSync(at('b'), { recursive: true, force: true }))
  attempt(() => mkdirSync(at('a')))
}

/** The service may have put something there just now. */
function attempt(step: () => void): void {
  try {
    step()
  } catch {
    // The next round.
  }
}
