import { execFile, spawnSync } from 'node:child_process'
import { closeSync, ftruncateSync, openSync, writeFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { makeFolder } from './folder.ts'
import type { Teardown } from './folder.ts'

/** A call that a client of another maker makes. */
export interface ClientCall {
  readonly method: string
  readonly path: string
  readonly type: string
  readonly authorization: string
  /** The size of the body, without what frames it. */
  readonly size: number
  /** What stands before and after these bytes, as in a form. */
  readonly frame?: readonly [before: string, after: string]
  /** Sends no Content-Length. */
  readonly isChunked?: boolean
  /** Lets curl wait for `100 Continue`. */
  readonly expects?: boolean
}

export interface ForeignClient {
  readonly name: string
  /** Why it cannot run here, or false. */
  readonly whyNot: string | false
  /** Makes the calls one after another; returns the status of each refusal, or how its answer was lost. */
  answers(t: Teardown, port: number, calls: readonly ClientCall[]): Promise<(number | string)[]>
}

/** Each runs in a process of its own: in that of the service, the two would share one event loop. */
export const foreignClients: readonly ForeignClient[] = [
  { name: 'fetch of Node.js', whyNot: false, answers: (t, ...given) => run(t, process.execPath, fetching, ...given) },
  { name: 'curl', whyNot: missing('curl'), answers: curl },
  {
    name: "Python's http.client",
    whyNot: missing('python3'),
    answers: (t, ...given) => run(t, 'python3', python, ...given),
  },
]

async function run(
  t: Teardown,
  program: string,
  script: string,
  port: number,
  calls: readonly ClientCall[],
): Promise<(number | string)[]> {
  const folder = makeFolder(t)
  const [file, list] = [join(folder, 'calls.mjs'), join(folder, 'calls.json')]
  writeFileSync(list, JSON.stringify(calls))
  writeFileSync(file, script)
  const { stdout } = await promisify(execFile)(program, [file, `${port}`, list])
  return JSON.parse(stdout)
}

const fetching = `
import { readFileSync } from 'node:fs'
const [, , port, file] = process.argv
const answers = []
for (const { method, path, type, authorization, size, frame, isChunked } of JSON.parse(readFileSync(file, 'utf8'))) {
  try {
    const [before, after] = frame ?? ['', '']
    const response = await fetch('http://127.0.0.1:' + port + path, {
      method,
      headers: { authorization, 'content-type': type },
      body: isChunked ? chunks(before, size, after) : new Blob([before, new Uint8Array(size), after]),
      duplex: 'half',
    })
    answers.push('error' in (await response.json()) ? response.status : 'no refusal')
  } catch (error) {
    answers.push(String(error.cause ?? error))
  }
}
console.log(JSON.stringify(answers))

async function* chunks(before, size, after) {
  if (before) yield Buffer.from(before)
  for (let sent = 0; sent < size; sent += 65536) yield new Uint8Array(Math.min(65536, size - sent))
  if (after) yield Buffer.from(after)
}
`

const python = `
import http.client, json, sys
def chunks(before, size, after):
    if before: yield before.encode()
    for sent in range(0, size, 65536): yield bytes(min(65536, size - sent))
    if after: yield after.encode()
answers = []
for call in json.load(open(sys.argv[2])):
    before, after = call.get('frame', ('', ''))
    length = {'Transfer-Encoding': 'chunked'} if call.get('isChunked') else {
        'Content-Length': str(len(before) + call['size'] + len(after))}
    connection = http.client.HTTPConnection('127.0.0.1', int(sys.argv[1]))
    try:
        connection.request(call['method'], call['path'], chunks(before, call['size'], after),
            {'Authorization': call['authorization'], 'Content-Type': call['type'], **length},
            encode_chunked=bool(call.get('isChunked')))
        response = connection.getresponse()
        answers.append(response.status if 'error' in json.load(response) else 'no refusal')
    except Exception as error:
        answers.append(repr(error))
    connection.close()
print(json.dumps(answers))
`

async function curl(t: Teardown, port: number, calls: readonly ClientCall[]): Promise<(number | string)[]> {
  const folder = makeFolder(t)
  const files = new Map<string, string>()
  const fileOf = ({ size, frame = ['', ''] }: ClientCall): string => {
    const key = JSON.stringify([size, frame])
    const file = files.get(key) ?? join(folder, `${files.size}`)
    if (!files.has(key)) writeBody(file, size, frame)
    files.set(key, file)
    return file
  }
  const config = calls.map((call) =>
    [
      `url = "http://127.0.0.1:${port}${call.path}"`,
      `request = "${call.method}"`,
      `header = "Authorization: ${call.authorization}"`,
      `header = "Content-Type: ${call.type}"`,
      ...(call.isChunked ? ['header = "Transfer-Encoding: chunked"'] : []),
      ...(call.expects ? [] : ['header = "Expect:"']),
      `upload-file = "${fileOf(call)}"`,
      'write-out = "\\n%{http_code} %{exitcode}\\n"',
      'silent',
    ].join('\n'),
  )
  writeFileSync(join(folder, 'calls'), config.join('\nnext\n'))
  const args = ['--config', join(folder, 'calls')]
  // It exits with the code of the last call.
  const { stdout } = await promisify(execFile)('curl', args, { maxBuffer: 1e8 }).catch((error) => error)
  return (stdout.match(/^\d{3} \d+$/gm) ?? []).map((line: string) =>
    line.endsWith(' 0') ? Number(line.slice(0, 3)) : line,
  )
}

/** A file whose middle takes no disk. */
function writeBody(path: string, size: number, [before, after]: readonly [string, string]): void {
  const file = openSync(path, 'w')
  writeSync(file, before)
  ftruncateSync(file, before.length + size)
  writeSync(file, after, before.length + size)
  closeSync(file)
}

function missing(program: string): string | false {
  return spawnSync(program, ['--version']).error === undefined ? false : `there is no ${program}`
}
