import t from 'tap'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildConsole } from '../../scripts/build-console.ts'
import { measure, quantile } from '../../scripts/measure.ts'
import { differenceOf, expectedOf } from '../../console/parts/difference.ts'
import { TaskItems } from '../../console/tasks/items.ts'
import { readQuery, toggleWord, wordOf } from '../../console/tasks/query.ts'
import { guides } from '../../src/http/docs/guides.ts'
import { circlesOf, importsOf } from '../support/imports.ts'
import type { Sources } from '../support/imports.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const folder = join(root, 'console')
const sources: Sources = new Map(
  globSync('**/*.{ts,tsx}', { cwd: folder })
    .filter((name) => !name.endsWith('.d.ts'))
    .map((name) => [name, readFileSync(join(folder, name), 'utf8')]),
)

/** What the console may import beside its own files: what every client has. */
const packages: Readonly<Record<string, RegExp>> = {
  'gantry/client': /./,
  'operations:index': /^((palette|now|settings)\/|parts\/tool-title)/,
  'operations:groups': /^operations\.ts$/,
  preact: /./,
  'preact/hooks': /./,
  'preact/jsx-runtime': /^core\.ts$/,
  '@preact/signals': /./,
  marked: /^parts\/markdown\.tsx$/,
  diff: /^task\/diff\.ts$/,
  prismjs: /^files\/highlight\.ts$/,
  'prismjs/components': /^files\/highlight\.ts$/,
  '@xterm/xterm': /^terminals\//,
  '@xterm/addon-fit': /^terminals\//,
  // The page of a terminal has them too.
  '../src/http/docs/terminal/strict-styles.js': /^terminals\//,
  '../src/http/docs/terminal/terminal-link.js': /^terminals\//,
}

/** What would be private, stored, or taken for HTML or code. */
const forbidden: Readonly<Record<string, RegExp>> = {
  'HTML as text':
    /innerHTML|outerHTML|insertAdjacentHTML|dangerouslySetInnerHTML|document\.write|DOMParser|createContextualFragment/,
  'text as code': /\beval\(|new Function\(/,
  'what the browser stores': /localStorage|sessionStorage|indexedDB|document\.cookie|caches\./,
  'calls beside the client': /(?<!\bgantry\.git\.)\bfetch\(|XMLHttpRequest|EventSource|new WebSocket\(/,
}

function breachesOf(files: Sources): string[] {
  return [...files].flatMap(([file, text]) => [
    ...importsOf(file, text)
      .filter(
        ({ specifier, to }) =>
          !(specifier.startsWith('.') && !to.startsWith('..')) &&
          !packages[to.replace(/^(prismjs\/components)\/.*/, '$1')]?.test(file),
      )
      .map(({ specifier }) => `${file} imports ${specifier}`),
    ...Object.entries(forbidden).flatMap(([name, pattern]) => (pattern.test(text) ? [`${file} has ${name}`] : [])),
  ])
}

t.test('the console has what every client has, and keeps nothing in the browser', async (t) => {
  t.same(breachesOf(sources), [])
  const planted = [
    ["import { errors } from '../src/errors.ts'", 'app.tsx imports ../src/errors.ts'],
    ["import type { Task } from '../src/generated/types.ts'", 'app.tsx imports ../src/generated/types.ts'],
    ["import pad from 'left-pad'", 'app.tsx imports left-pad'],
    ["localStorage.setItem('token', token)", 'app.tsx has what the browser stores'],
    ['element.innerHTML = title', 'app.tsx has HTML as text'],
    ["fetch('/api/v1/tasks')", 'app.tsx has calls beside the client'],
  ] as const
  for (const [line, breach] of planted) t.same(breachesOf(new Map([['app.tsx', line]])), [breach], 'a breach is found')
})

t.test('what the console says of the documentation is there', async (t) => {
  const names = [...sources.values()].flatMap((text) => [...text.matchAll(/\$\{base\}\/docs\/([\w-]+)/g)])
  const found = names.map(([, name = '']) => name).filter((name) => name !== 'xterm')
  t.ok(found.length > 1)
  const known = new Set(guides.map(({ name }) => name))
  t.same(
    found.filter((name) => !known.has(name)),
    [],
  )
})

t.test('files of the console do not import each other in a circle', async (t) => {
  const inner = [...sources]
    .flatMap(([file, text]) => importsOf(file, text))
    .filter(({ specifier }) => specifier.startsWith('.'))
  t.same(circlesOf(inner), [])
})

t.test('files and functions of the console stay short', async (t) => {
  const { files, functions } = measure(sources)
  t.same(
    files.filter(({ lines }) => lines > 400),
    [],
  )
  t.same(
    functions.filter(({ lines }) => lines > 80),
    [],
  )
  t.ok(quantile(functions, 0.5) <= 8, 'half of all functions have 8 lines or fewer')
})

t.test('the first screen loads what it needs, and every other screen when it is opened', async (t) => {
  const { page, files } = await buildConsole()
  const first = [...page.toString().matchAll(/"\/console\/([\w.-]+)"/g)].map(([, name = '']) => name)
  t.ok(first.length > 2)
  for (const name of first) t.ok(files.has(name), `${name} is there`)
  const scripts = first.filter((name) => name.endsWith('.js'))
  const text = scripts.map((name) => files.get(name)?.bytes.toString()).join('\n')
  for (const late of ['structuredPatch', 'xterm-screen', 'blockquote', 'Cherry-pick'])
    t.notOk(text.includes(late), `${late} is loaded when it is needed`)
  t.notMatch(
    page.toString(),
    /<style|style=|<script(?! type="module" src=)/,
    'the page has no script and no style of its own',
  )
})

/** What a rule of a style sheet begins with: `.chat-tool` of `.chat-tool > details > summary`. */
function headsOf(styles: string): ReadonlySet<string> {
  const selectors = [...styles.replaceAll(/\/\*.*?\*\//gs, '').matchAll(/[^{}]+(?=\{)/g)].flatMap(([list]) =>
    list.split(/,(?![^(]*\))/),
  )
  return new Set(selectors.flatMap((selector) => /^\s*(\.[\w.-]+)/.exec(selector)?.[1] ?? []))
}

t.test('no screen styles the parts of another one, since their styles stay when they were visited', async (t) => {
  const sharesOf = (sheets: ReadonlyMap<string, string>) => {
    const heads = [...sheets].flatMap(([file, styles]) => [...headsOf(styles)].map((head) => ({ file, head })))
    return [...Map.groupBy(heads, ({ head }) => head)].flatMap(([head, of]) => (of.length > 1 ? [head] : []))
  }
  const sheets = globSync('*/style.sheet.css', { cwd: folder })
  t.ok(sheets.length > 8)
  t.same(sharesOf(new Map(sheets.map((file) => [file, readFileSync(join(folder, file), 'utf8')]))), [])
  t.same(
    sharesOf(
      new Map([
        ['a', '.tool summary { top: 0 }'],
        ['b', '.x, .tool > summary { top: 1px }'],
      ]),
    ),
    ['.tool'],
  )
})

t.test('filters are read as words', async (t) => {
  const filters = (text: string) => readQuery(text, 'user_me').filters
  t.same(filters('state:open,done tag:api tag:"two words" claimed:me author:user_a reviewer:Ada some words'), {
    state: ['open', 'done'],
    tag: ['api', 'two words'],
    claimedBy: ['user_me'],
    author: ['user_a'],
    reviewer: ['Ada'],
    q: 'some words',
  })
  t.same(filters(''), {})
  t.same(filters('see http://example.org "quoted words"'), { q: 'see http://example.org quoted words' })
  t.same(readQuery('state:opened', 'user_me').problems, [
    'opened is no state; use open, in_progress, blocked, in_review, done, cancelled.',
  ])
  t.equal(toggleWord('a tag:b', 'tag:b'), 'a')
  t.equal(toggleWord('a', 'tag:b'), 'a tag:b')
  t.equal(wordOf('tag', 'two words'), 'tag:"two words"')
})

t.test('the difference of two texts is what is between what they share', async (t) => {
  const marked = (one: string, other: string) =>
    differenceOf(one, other).map((parts) =>
      parts.map(({ text, isDifferent }) => (isDifferent ? `[${text}]` : text)).join(''),
    )
  t.same(marked('Hello, world', 'Hello, world!'), ['Hello, world', 'Hello, world[!]'])
  t.same(marked('abcd', 'axxd'), ['a[bc]d', 'a[xx]d'])
  t.same(marked('same', 'same'), ['same', 'same'])
  t.same(marked('', 'x'), ['', '[x]'])
  t.same(marked('aa', 'a'), ['a[a]', 'a'])
  t.equal(expectedOf('output is: Hello'), 'Hello')
  t.equal(expectedOf('- ERROR CONTAINS: "a\\nb"'), 'a\nb')
  t.equal(expectedOf('exit code: 0'), undefined)
})

t.test('a task on a page never goes back to what an earlier read has given', async (t) => {
  const items = new TaskItems()
  const titleOf = () => items.item('task_1').value?.title
  const task = (title: string, second: number) => ({ id: 'task_1', title, updatedAt: `2026-01-01T00:00:0${second}Z` })
  const [first, second] = [items.next(), items.next()]
  items.merge([task('second', 2)], second)
  items.merge([task('first', 1)], first)
  t.equal(titleOf(), 'second', 'an answer that comes late')
  items.merge([task('of the same time', 2)], first)
  t.equal(titleOf(), 'second', 'a time that is the same says nothing')
  const third = items.next()
  items.touch('task_1')
  items.merge([task('before the event', 3)], third)
  t.equal(titleOf(), 'second', 'what was read before an event is old')
  items.merge([task('after the event', 3)], items.next())
  t.equal(titleOf(), 'after the event')
  const restore = items.expect('task_1', { title: 'expected' })
  t.equal(titleOf(), 'expected')
  restore()
  t.equal(titleOf(), 'after the event', 'a change that is refused goes back')
  const late = items.expect('task_1', { title: 'expected' })
  items.merge([task('confirmed', 4)], items.next())
  late()
  t.equal(titleOf(), 'confirmed', 'and takes nothing back that came meanwhile')
  items.remove('task_1')
  items.merge([task('confirmed', 4)], third)
  t.equal(titleOf(), undefined, 'what was removed does not come back')
})
