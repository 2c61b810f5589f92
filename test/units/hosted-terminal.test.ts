import t from 'tap'
import type { Test } from 'tap'
import { HostedTerminal } from '../../src/runner/hosted-terminal.ts'
import { Screen } from '../../src/runner/screen.ts'
import { terminalHostLimits } from '../../src/runner/terminal-host.ts'
import { SecretMask } from '../../src/platform/secrets/secret-mask.ts'
import { waitUntil } from '../support/wait.ts'

const secret = 'a-secret-of-the-tests-0123456789'

t.test('a program that asks its terminal and never reads the answers fills its input and no more', async (t) => {
  const { terminal, pty, print } = await openTerminal(t)
  await print('\u001b[c'.repeat(40_000))
  const { inputBytes } = terminalHostLimits
  t.ok(pty.typedBytes > inputBytes / 2, 'it is answered')
  t.ok(pty.typedBytes <= inputBytes)
  terminal.takeInput(pty.typedBytes)
  t.ok(terminal.write(Buffer.alloc(inputBytes)), 'what was read makes room')
  t.notOk(terminal.write(Buffer.alloc(1)), 'and no more room than there was')
})

t.test('a secret in two pieces is on no screen, drawn or not, and nothing is drawn twice', async (t) => {
  const { terminal, print } = await openTerminal(t)
  terminal.addOutput(Buffer.from(`first\r\nkey ${secret.slice(0, 9)}`))
  await terminal.read({ bytesMax: 0, waitMs: 0 }, t.context)
  await print(`${secret.slice(9)}\r\nlast`)
  t.same((await terminal.screen()).lines.slice(0, 4), [
    'first',
    `key ${'[redacted]'.padEnd(secret.length, '*')}`,
    'last',
    '',
  ])
})

t.test('a flood of secrets in two pieces waits until it is drawn', async (t) => {
  const { terminal, pty, print } = await openTerminal(t)
  await print('x'.repeat(3 * 1024 * 1024))
  for (let count = 0; count < 5; count += 1) {
    terminal.addOutput(Buffer.from(secret.slice(0, 9)))
    await terminal.read({ bytesMax: 0, waitMs: 0 }, t.context)
    terminal.addOutput(Buffer.from(secret.slice(9)))
    await terminal.read({ bytesMax: 0, waitMs: 0 }, t.context)
  }
  t.notOk(pty.isReading)
  await waitUntil(() => pty.isReading)
})

async function openTerminal(t: Test) {
  t.context = new AbortController().signal
  const size = { cols: 80, rows: 24 }
  const screen = await Screen.open({ ...size, onAnswer: (text) => terminal.answer(text) })
  const secretMask = new SecretMask()
  secretMask.add(secret)
  const options = { ...terminalHostLimits, size, secrets: secretMask.finder(), onScreen: () => {} }
  const terminal = new HostedTerminal(screen, options)
  t.teardown(() => terminal.close())
  const pty = {
    pid: 1,
    typedBytes: 0,
    pauses: 0,
    isReading: true,
    resize: () => {},
    write: ({ length }: Uint8Array) => void (pty.typedBytes += length),
    setReading(isReading: boolean) {
      pty.isReading = isReading
      pty.pauses += isReading ? 0 : 1
    },
  }
  terminal.begin(pty)
  /** Prints it, and waits until it is drawn. */
  const print = async (text: string) => {
    terminal.addOutput(Buffer.from(text))
    await terminal.screen()
  }
  return { terminal, pty, print }
}
