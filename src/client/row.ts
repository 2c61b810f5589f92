/** What a row of the table says: `POST /mail/{folder}/{id}/move new=folder`. */
export interface TableRow {
  readonly method: string
  readonly path: string
  /** Arguments that go into the query although the operation takes a body. */
  readonly query: readonly string[]
  /** The member of the body that is `newName` among the arguments, because the path has one of its name. */
  readonly renamed: string | undefined
  /** Whether the argument `body` is the body. */
  readonly isWhole: boolean
  /** Whether a body is sent even if no member of it is given. */
  readonly hasBody: boolean
  /** Whether the call changes nothing, so that it may be repeated. */
  readonly isRead: boolean
  /** The field of a page that has its items. */
  readonly items: string | undefined
  /** The argument that takes the `nextCursor` of a page. */
  readonly cursor: string
  readonly isJob: boolean
  /** `bytes` alone, or beside JSON where the call says `download`. */
  readonly bytes: 'bytes' | 'download' | undefined
  /** `stream` alone, or `streams` beside JSON. */
  readonly stream: 'stream' | 'streams' | undefined
}

export function parseRow(text: string): TableRow {
  const [method = '', path = '', ...words] = text.split(' ')
  const has = (word: string) => words.includes(word)
  const valueOf = (name: string) => words.find((word) => word.startsWith(`${name}=`))?.slice(name.length + 1)
  return {
    method,
    path,
    query: valueOf('query')?.split(',') ?? [],
    renamed: valueOf('new'),
    isWhole: has('whole'),
    hasBody: has('body'),
    isRead: method === 'GET' || has('read'),
    items: valueOf('items'),
    cursor: valueOf('cursor') ?? 'cursor',
    isJob: has('job'),
    bytes: has('bytes') ? 'bytes' : has('download') ? 'download' : undefined,
    stream: has('stream') ? 'stream' : has('streams') ? 'streams' : undefined,
  }
}
