import t from 'tap'
import { SecretMask } from '../../src/platform/secrets/secret-mask.ts'
import { MaskedLog } from '../../src/services/jobs/masked-log.ts'
import type { LoggedProgram } from '../../src/collections/jobs.ts'

const value = 'correct-horse-battery'

function openLog(logged?: LoggedProgram) {
  const secretMask = new SecretMask()
  secretMask.add(value)
  let text = ''
  let at: LoggedProgram | undefined
  const record = async (bytes: Uint8Array, newest?: LoggedProgram) => {
    text += Buffer.from(bytes).toString()
    at = newest
  }
  const log = new MaskedLog({ secretMask, logged, record })
  return { log, text: () => text, at: () => at }
}

t.test('whatever the run that is cut off has read, the next one goes on where the log stands', async (t) => {
  const output = Buffer.from(`one ${value} two ${value}${value.slice(0, 5)} three`)
  const error = Buffer.from('errors\n')
  for (let cut = 0; cut <= output.length; cut += 1) {
    const first = openLog()
    const program = first.log.program('one', () => {})
    await program.head('heading\n')
    await program.write('error', error.length, error)
    await program.write('output', cut, output.subarray(0, cut))
    const { output: from = 0, error: errorsFrom = 0 } = first.at() ?? {}
    const next = openLog(first.at())
    const rest = next.log.program('one', () => {})
    t.same(rest.logged, first.at())
    t.equal(errorsFrom, error.length)
    await rest.write('output', output.length, output.subarray(from))
    await rest.end()
    t.equal(first.text() + next.text(), 'heading\nerrors\none [redacted] two [redacted]corre three', `cut at ${cut}`)
    t.same(next.at(), { program: 'one', output: output.length, error: error.length })
  }
})

t.test('a log of another program is none of this one', async (t) => {
  const { log } = openLog({ program: 'one', output: 5, error: 0 })
  const program = log.program('two', () => {})
  t.equal(program.logged, undefined)
})
