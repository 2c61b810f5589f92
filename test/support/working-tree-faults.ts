import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, watch, writeFileSync } from 'node:fs'
import { soleWorkingTree } from './working-tree.ts'
import type { Teardown } from './folder.ts'

/** Exchanges a folder for a link and back, as fast as it can, until it is stopped. */
export function startFlipper(t: Teardown, folder: string, outside: string): { stop(): Promise<void> } {
  const code = `
    const { renameSync, symlinkSync, unlinkSync } = require('node:fs')
    const [folder, outside] = process.argv.slice(1)
    let isOver = false
    process.on('message', () => { isOver = true })
    process.on('disconnect', () => process.exit())
    const flip = () => {
      for (let count = 0; count < 100; count++) {
        for (const end = performance.now() + Math.random() / 2; performance.now() < end;);
        renameSync(folder, folder + '-aside')
        symlinkSync(outside, folder)
        unlinkSync(folder)
        renameSync(folder + '-aside', folder)
      }
      if (isOver) process.exit()
      setImmediate(flip)
    }
    flip()
  `
  const child = spawn(process.execPath, ['-e', code, folder, outside], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const exited = once(child, 'exit')
  t.teardown(() => child.kill('SIGKILL'))
  return {
    stop: async () => {
      child.send('stop')
      await exited
    },
  }
}

/** Writes to a file by its name until it comes to light outside: that shows that links do get in the way. */
export async function leakByName(path: string, leak: string): Promise<boolean> {
  for (let tries = 0; tries < 100_000; tries++) {
    try {
      writeFileSync(path, 'leak')
    } catch {
      // The folder is on its way.
    }
    if (existsSync(leak)) return true
  }
  return false
}

/** The mark of the one who holds a project while it writes. */
export async function processTagOf(t: Teardown, folder: string, journal: string): Promise<string> {
  const marks: string[] = []
  const watcher = watch(folder, (_kind, name) => {
    if (name?.startsWith('.gantry-apply.')) marks.push(name.slice('.gantry-apply.'.length))
  })
  t.teardown(() => watcher.close())
  const tree = soleWorkingTree({ folder, journal })
  while (marks.length === 0) await tree.apply({ changes: [], bases: {} })
  return marks[0] ?? ''
}
