import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import t from 'tap'
import { redact, secretsOf } from '../../src/platform/text/url-credentials.ts'
import { faultInBranch } from '../../src/platform/repository/ref-names.ts'
import { formatSettings, parseSettings } from '../../src/platform/repository/settings.ts'
import { FifoQueue } from '../../src/platform/work/fifo-queue.ts'
import { makeGitProject } from '../support/git-repositories.ts'

// Each test has a service, repositories and a server of its own.
t.jobs = 3

t.test('branch names are judged as git judges them', async (t) => {
  const isGood = (name: string) => {
    try {
      execFileSync('git', ['check-ref-format', `refs/heads/${name}`], { stdio: 'ignore' })
      return !name.startsWith('-') && name !== 'HEAD' && name !== '@'
    } catch {
      return false
    }
  }
  const part = fc.constantFrom(
    'a',
    'main',
    '.',
    '..',
    '/',
    '//',
    '.lock',
    '-',
    '@',
    '@{',
    '~',
    '^',
    ':',
    '?',
    '*',
    '[',
    '\\',
    ' ',
    '\t',
    '\u007f',
    'é',
    '日',
    '{',
    '}',
    '+',
    '%',
    'HEAD',
    '$',
    '"',
    '\u001f',
  )
  fc.assert(
    fc.property(
      fc.array(part, { minLength: 1, maxLength: 5 }),
      (parts) => (faultInBranch(parts.join('')) === undefined) === isGood(parts.join('')),
    ),
    { numRuns: 100 },
  )
  t.pass()
})

t.test('configuration files are read as git reads them, and what is written is read back', async (t) => {
  const { root } = await makeGitProject(t)
  const file = join(root, 'config')
  const list = (text: string) => {
    writeFileSync(file, text)
    try {
      return execFileSync('git', ['config', '--file', file, '--null', '--list'], {
        stdio: ['ignore', 'pipe', 'ignore'],
        encoding: 'utf8',
      })
        .split('\0')
        .slice(0, -1)
        .map((entry) => (entry.includes('\n') ? entry : `${entry}\ntrue`))
    } catch {
      return 'refused'
    }
  }
  const read = (text: string) => {
    try {
      return parseSettings(text).map(
        ({ section, subsection, name, value }) => `${[section, subsection, name].filter(Boolean).join('.')}\n${value}`,
      )
    } catch {
      return 'refused'
    }
  }
  const examples = [
    '[a]\nb = c\n',
    '[a "B c"]\n\tD = e f ; comment\n',
    '[a "x\\"y\\\\z"] b=c',
    '[A.B]\nc\n',
    '[a]\nb = "x # y" # z\n',
    '[a]\nb = x\\\n  y\n',
    '[a]\r\nb = c\r\n',
    '\uFEFF[a]\nb=c\n',
    '[a]\nb = "open\n',
    '[a]\nb = \\q\n',
    '[a]\nb = \\t\\n\\"\\\\\n',
    '[a\nb]\n',
    '[a "b]\n',
    'b = c\n',
    '[a]\n1b = c\n',
    '[a]\nb c = d\n',
    '[a]\nb = "  kept  "  \n',
    '[a] ; c\nb = d # \\\ne = f\n',
    '[a]\nb =\n',
    '[a]\nb=""\n',
  ]
  for (const text of examples) t.same(read(text), list(text), JSON.stringify(text))
  const value = fc
    .array(fc.constantFrom('v', 'w', ' ', '"', '""', '\\\\', '\\n', '\\t', '\\"', '\\\n', '#', ';', '=', ']', '\\q'), {
      maxLength: 6,
    })
    .map((pieces) => pieces.join(''))
  const line = fc.oneof(
    fc
      .tuple(fc.constantFrom('k', ' key-2 ', '\tK'), fc.constantFrom('=', ' = ', '= ', ''), value)
      .map((pieces) => pieces.join('')),
    fc.constantFrom('[a]', '[a "b \\" c"]', '[a.C] k=v', '# x', ''),
  )
  fc.assert(
    fc.property(fc.array(line, { maxLength: 3 }), (lines) => {
      const text = `[s]\n${lines.join('\n')}`
      return JSON.stringify(read(text)) === JSON.stringify(list(text))
    }),
    { numRuns: 150 },
  )
  const raw = fc.string({ unit: fc.constantFrom('a', ' ', '"', '\\', '\n', '\t', '#', ';', '=', 'é'), maxLength: 12 })
  fc.assert(
    fc.property(
      raw,
      raw.map((text) => text.replaceAll('\n', '')),
      (text, subsection) => {
        const written = formatSettings([{ section: 'remote', subsection, name: 'url', value: text }])
        return String(list(written)) === `remote.${subsection}.url\n${text}`
      },
    ),
    { numRuns: 60 },
  )
})

t.test('redaction takes credentials out and leaves the rest', async (t) => {
  t.equal(
    redact('fatal: https://me:p@ss@host:8/x?a=1 and ssh://git@host/y'),
    'fatal: https://***@host:8/x?a=1 and ssh://***@host/y',
  )
  t.equal(redact('see https://host/@scope/x and mail a@b.c'), 'see https://host/@scope/x and mail a@b.c')
  t.equal(redact('GET /x?private_token=abc&b=1'), 'GET /x?private_token=***&b=1')
  t.equal(redact('Authorization: Bearer abcdefgh12345'), 'Authorization: Bearer ***')
  t.equal(redact('ghp_0123456789 is the token', secretsOf('https://ghp_0123456789@github.com/x')), '*** is the token')
  t.same(secretsOf('https://host/x'), [])
})

t.test('a FifoQueue admits in order of arrival, drops aborted entries, and limits its length', async (t) => {
  const queue = new FifoQueue(1)
  const never = new AbortController().signal
  const first = await queue.enter(never)
  const caller = new AbortController()
  const second = queue.enter(caller.signal)
  caller.abort()
  t.equal(await second, undefined)
  const third = queue.enter(never)
  const fourth = queue.enter(never)
  t.equal(await queue.enter(never), undefined)
  first?.release()
  ;(await third)?.release()
  t.ok(await fourth)
})
