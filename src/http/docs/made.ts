import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { codeOf } from '../../platform/work/system-error.ts'
import type { ContractDocument } from './document.ts'

/**
 * The large files of the reference, and what makes each. The build makes them ahead: what makes them would stay in the
 * memory of a service whose documentation was read once.
 */
export const madeFiles = { 'openapi.json': readersContract, 'reference.js': referenceScript } as const

/** The file that the build has made; a clone makes it anew. */
export async function madeFile(name: keyof typeof madeFiles): Promise<Buffer> {
  try {
    return await readFile(join(import.meta.dirname, 'made', name))
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error
    return madeFiles[name]()
  }
}

/** The contract as it is published. */
export async function readPublished(): Promise<ContractDocument> {
  return JSON.parse(
    await readFile(new URL('../../generated/openapi.json', import.meta.url), 'utf8'),
  ) as ContractDocument
}

/** The contract with what a reader of the page needs beside it. */
export async function illustrate(document: ContractDocument): Promise<Buffer> {
  const { documentForReaders } = await import('./document.ts')
  return Buffer.from(JSON.stringify(documentForReaders(document)))
}

async function readersContract(): Promise<Buffer> {
  return illustrate(await readPublished())
}

/** Scalar's script. Its plugin alone knows where it is, so an instance of its own is asked for it. */
async function referenceScript(): Promise<Buffer> {
  const [{ default: fastify }, { default: scalar }] = await Promise.all([
    import('fastify'),
    import('@scalar/fastify-api-reference'),
  ])
  const library = fastify()
  await library.register(scalar, { routePrefix: '/docs', configuration: { url: '/docs/openapi.json' } })
  return (await library.inject('/docs/js/scalar.js')).rawPayload
}
