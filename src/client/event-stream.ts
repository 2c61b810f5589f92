/** A block of an event stream. One without data only moves the position. */
export interface Frame {
  readonly id: string | undefined
  readonly event: string
  readonly data: string | undefined
  /** The pause before the next connection, in milliseconds. */
  readonly retryMs: number | undefined
}

export interface FollowOptions {
  /** Opens the stream after the last id received. What it throws ends the stream. */
  readonly open: (lastId: string | undefined) => Promise<Response>
  readonly wait: (milliseconds: number) => Promise<void>
  /** A connection that is silent for so long is given up; the service sends a comment every 15 seconds. */
  readonly silenceMaxMs: number
}

const pauseMs = 1_000

/** The frames with data, over as many connections as it takes; never ends by itself. */
export async function* follow({ open, wait, silenceMaxMs }: FollowOptions): AsyncGenerator<Frame & { data: string }> {
  let lastId: string | undefined
  for (let retryMs = pauseMs; ; await wait(retryMs)) {
    for await (const frame of framesOf(await open(lastId), silenceMaxMs)) {
      retryMs = frame.retryMs ?? retryMs
      lastId = frame.id ?? lastId
      if (frame.data !== undefined) yield { ...frame, data: frame.data }
    }
  }
}

/**
 * The blocks of one response by the rules of the HTML standard, section 9.2.6, up to its end or the loss of its
 * connection: a block that did not come whole does not count. Unlike parsers that give messages alone, it gives blocks
 * without data, because the service sends positions in them.
 */
export async function* framesOf({ body }: Response, silenceMaxMs: number): AsyncGenerator<Frame> {
  const reader = (body ?? new ReadableStream<Uint8Array<ArrayBuffer>>())
    .pipeThrough(new TextDecoderStream())
    .getReader()
  let rest = ''
  try {
    for (;;) {
      const { done, value } = await readWithin(reader, silenceMaxMs)
      if (done) return
      const blocks = (rest + value).split(/\r\n\r\n|\n\n|\r\r/)
      rest = blocks.pop() ?? ''
      for (const block of blocks) yield frameOf(block)
    }
  } finally {
    await reader.cancel().catch(() => {})
  }
}

/** What is read next; the end, if the connection breaks or stays silent. */
async function readWithin(
  reader: ReadableStreamDefaultReader<string>,
  silenceMaxMs: number,
): ReturnType<typeof reader.read> {
  const giveUp = setTimeout(() => {
    reader.cancel().catch(() => {})
  }, silenceMaxMs)
  try {
    return await reader.read()
  } catch {
    return { done: true, value: undefined }
  } finally {
    clearTimeout(giveUp)
  }
}

function frameOf(block: string): Frame {
  const fields = block.split(/\r\n|\n|\r/).map((line): [name: string, value: string] => {
    const [, name = '', value = ''] = /^([^:]*):? ?(.*)$/.exec(line) ?? []
    return [name, value]
  })
  const valuesOf = (wanted: string) => fields.flatMap(([name, value]) => (name === wanted ? [value] : []))
  const data = valuesOf('data')
  const retry = valuesOf('retry').at(-1)
  return {
    id: valuesOf('id').at(-1),
    event: valuesOf('event').at(-1) ?? 'message',
    data: data.length > 0 ? data.join('\n') : undefined,
    retryMs: retry === undefined ? undefined : Number(retry),
  }
}
