import type { FileReply } from '../../call.ts'
import { fail } from '../../errors.ts'
import type { Schemas } from '../../generated/types.ts'
import { defined } from '../../platform/work/defined.ts'
import { askFor, dataOf } from './asking.ts'
import type { Asking } from './asking.ts'

export interface ReadableAsking extends Asking {
  /** The bytes of an uploaded file that the caller may read. */
  readonly openUpload: (filename: string) => Promise<FileReply | undefined>
}

/** Something that a client may read, as MCP lists it. */
export interface ReadableItem {
  readonly uri: string
  readonly name: string
  readonly title?: string
  readonly description?: string
  readonly mimeType?: string
  readonly size?: number
}

/** What was read, as MCP has it. */
export type ReadContents = { readonly uri: string; readonly mimeType?: string } & (
  | { readonly text: string }
  | { readonly blob: string }
)

const pageSize = 100
const depthMax = 20
/** What is given at once: a client puts it into a context. */
const bytesMax = 1_048_576

/** The addresses of what is read. */
export const readableTemplates: readonly Omit<ReadableItem & { readonly uriTemplate: string }, 'uri'>[] = [
  {
    uriTemplate: 'gantry://files/{+path}',
    name: 'file',
    description: 'A file of the project. With ?workspaceId= it is the file in that workspace.',
  },
  {
    uriTemplate: 'gantry://tasks/{id}',
    name: 'task',
    description: 'A task as JSON.',
    mimeType: 'application/json',
  },
  {
    uriTemplate: 'gantry://context/{filename}',
    name: 'context-document',
    description: 'A document that is given to agents.',
    mimeType: 'text/markdown',
  },
  { uriTemplate: 'gantry://resources/{filename}', name: 'resource', description: 'An uploaded file.' },
]

interface Page {
  readonly resources: readonly ReadableItem[]
  readonly nextCursor?: string | undefined
}

/** What is listed, one after the other; an operation that the credential may not call lists nothing. */
const sources: readonly ((asking: Asking, cursor: { readonly cursor?: string }) => Promise<Page>)[] = [
  async (asking, cursor) => {
    const answer = await askFor(asking, 'listContextDocuments', { limit: pageSize, ...cursor })
    if (!answer) return { resources: [] }
    const { documents, nextCursor } = dataOf<Schemas['ContextDocumentListAnswer']['data']>(answer)
    const resources = documents.map(({ filename }) =>
      resourceOf('context', filename, { title: filename, mimeType: 'text/markdown' }),
    )
    return { resources, nextCursor }
  },
  async (asking, cursor) => {
    const answer = await askFor(asking, 'listResources', { limit: pageSize, ...cursor })
    if (!answer) return { resources: [] }
    const page = dataOf<Schemas['ResourceListAnswer']['data']>(answer)
    const resources = page.resources.map(({ filename, description, mimeType, size }) =>
      resourceOf('resources', filename, { ...(description !== undefined && { description }), mimeType, size }),
    )
    return { resources, nextCursor: page.nextCursor }
  },
  async (asking, cursor) => {
    const answer = await askFor(asking, 'listTasks', { limit: pageSize, ...cursor })
    if (!answer) return { resources: [] }
    const { tasks, nextCursor } = dataOf<Schemas['TaskListAnswer']['data']>(answer)
    const resources = tasks.map(({ id, title, state }) =>
      resourceOf('tasks', id, {
        ...defined({ title }),
        description: `A task, ${state}.`,
        mimeType: 'application/json',
      }),
    )
    return { resources, nextCursor }
  },
  async (asking, cursor) => {
    const answer = await askFor(asking, 'listFiles', { limit: pageSize, depth: depthMax, ...cursor })
    if (!answer) return { resources: [] }
    const { files, nextCursor } = dataOf<Schemas['FileListAnswer']['data']>(answer)
    const resources = files
      .filter(({ type }) => type === 'file')
      .map(({ path, size }) => resourceOf('files', path, { size }))
    return { resources, nextCursor }
  },
]

/** Context documents, uploaded files, tasks and files of the project, in this order. The cursor is opaque. */
export async function listReadable(
  asking: Asking,
  cursor: string | undefined,
): Promise<{ resources: ReadableItem[]; nextCursor?: string }> {
  let { index, within } = placeIn(cursor)
  for (; ; index++, within = undefined) {
    const source = sources[index]
    if (!source) return { resources: [] }
    const { resources, nextCursor } = await source(asking, within === undefined ? {} : { cursor: within })
    const next = nextCursor === undefined ? { index: index + 1 } : { index, within: nextCursor }
    const isLast = next.index >= sources.length
    // A page without anything would look like the end to many a client.
    if (resources.length === 0 && !isLast && nextCursor === undefined) continue
    return { resources: [...resources], ...(!isLast && { nextCursor: cursorOf(next) }) }
  }
}

function cursorOf(place: { readonly index: number; readonly within?: string }): string {
  return Buffer.from(JSON.stringify([place.index, place.within])).toString('base64url')
}

function placeIn(cursor: string | undefined): { index: number; within: string | undefined } {
  if (cursor === undefined) return { index: 0, within: undefined }
  try {
    const [index, within]: unknown[] = JSON.parse(Buffer.from(cursor, 'base64url').toString())
    if (typeof index === 'number' && Object.hasOwn(sources, index) && (typeof within === 'string' || within == null))
      return { index, within: within ?? undefined }
  } catch (error) {
    if (!(error instanceof SyntaxError) && !(error instanceof TypeError)) throw error
  }
  return fail('invalid_cursor')
}

function resourceOf(kind: Kind, name: string, about: Omit<ReadableItem, 'uri' | 'name'>): ReadableItem {
  return { uri: uriOf(kind, name), name, ...about }
}

type Kind = 'files' | 'tasks' | 'context' | 'resources'

function uriOf(kind: Kind, name: string): string {
  return `gantry://${kind}/${name.split('/').map(encodeURIComponent).join('/')}`
}

/** Reads one of them; nothing when there is none at the address for this credential. Fails as its operation does. */
export async function readItem(asking: ReadableAsking, uri: string): Promise<ReadContents | undefined> {
  const address = addressIn(uri)
  return address && contentsOf(asking, uri, address)
}

interface Address {
  readonly kind: string
  readonly name: string
  readonly workspaceId: string | undefined
}

function addressIn(uri: string): Address | undefined {
  const url = URL.parse(uri)
  if (url?.protocol !== 'gantry:') return undefined
  try {
    const name = url.pathname.slice(1).split('/').map(decodeURIComponent).join('/')
    return { kind: url.host, name, workspaceId: url.searchParams.get('workspaceId') ?? undefined }
  } catch (error) {
    if (error instanceof URIError) return undefined
    throw error
  }
}

async function contentsOf(
  asking: ReadableAsking,
  uri: string,
  { kind, name, workspaceId }: Address,
): Promise<ReadContents | undefined> {
  switch (kind) {
    case 'files': {
      const limit = bytesMax
      const answer = await askFor(asking, 'readFile', {
        path: name,
        limit,
        ...(workspaceId !== undefined && { workspaceId }),
      })
      if (!answer) return undefined
      const { file } = dataOf<Schemas['FileAnswer']['data']>(answer)
      if (file.nextOffset !== undefined) refuseSize(file.size, 'Read its parts with the tool readFile.')
      return file.encoding === 'base64' ? { uri, blob: file.content } : { uri, text: file.content }
    }
    case 'tasks': {
      const answer = await askFor(asking, 'getTask', { id: name })
      return answer && { uri, mimeType: 'application/json', text: JSON.stringify(dataOf(answer), null, 2) }
    }
    case 'context': {
      const answer = await askFor(asking, 'getContextDocument', { filename: name })
      if (!answer) return undefined
      const { document } = dataOf<Schemas['ContextDocumentAnswer']['data']>(answer)
      return { uri, mimeType: 'text/markdown', text: document.content }
    }
    case 'resources': {
      const answer = await askFor(asking, 'getResource', { filename: name })
      if (!answer) return undefined
      dataOf(answer)
      const file = await asking.openUpload(name)
      return file && uploadedContents(uri, file)
    }
    default:
      return undefined
  }
}

async function uploadedContents(uri: string, file: FileReply): Promise<ReadContents> {
  const { size, type } = file
  if (size > bytesMax) refuseSize(size, 'Download it with GET /api/v1/resources/{filename}?download=true.')
  const bytes = size === 0 ? Buffer.alloc(0) : Buffer.concat(await Array.fromAsync(await file.open(0, size - 1)))
  const isText = /^text\/|^application\/(json|xml)/.test(type)
  const mimeType = type
  return isText ? { uri, mimeType, text: bytes.toString() } : { uri, mimeType, blob: bytes.toString('base64') }
}

function refuseSize(size: number, remedy: string): never {
  return fail('payload_too_large', {
    message: `It has ${size} bytes; as a resource at most ${bytesMax} are read. ${remedy}`,
  })
}
