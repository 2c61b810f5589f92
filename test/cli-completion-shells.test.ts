/** What bash, zsh and fish complete, each with the script that `gantry completion` prints. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { completingShells, isInstalled } from './support/completion-shells.ts'
import { makeFolder } from './support/folder.ts'

/** A line up to its end, and what may stand there. */
const lines = [
  ['gantry tasks cre', 'create'],
  ['gantry tasks comments ', 'create delete get list reopen resolve update'],
  ['gantry tasks create --prio', '--priority'],
  ['gantry tasks create --priority=h', '--priority=high'],
  ['gantry ls --state open,bl', 'open,blocked'],
  ['gantry up pla', 'plan\\ of\\ work.txt'],
  ['gantry tasks create --input=dat', '--input=data.json'],
  ['gantry new Title --tags @dat', '@data.json'],
] as const

for (const [manner, start] of Object.entries(completingShells)) {
  const [shell = ''] = manner.split(' ')
  const skip = isInstalled(shell) ? false : `${shell} is not installed: its completion is not tried here`
  t.test(`${manner} completes commands, options, choices and files`, { skip }, async (t) => {
    const place = { folder: makeFolder(t), environment: {} }
    writeFileSync(join(place.folder, 'plan of work.txt'), '')
    writeFileSync(join(place.folder, 'data.json'), '{}')
    const completing = await start(t, place)
    for (const [line, offered] of lines) t.equal((await completing.offers(line)).join(' '), offered, line)
  })
}
