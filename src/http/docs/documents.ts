import { readFile } from 'node:fs/promises'
import { guides } from './guides.ts'
import type { Guide } from './guides.ts'
import { readReference } from './reference/published.ts'
import type { PublishedReference } from './reference/published.ts'

/** What the pages of the documentation are made of. */
export interface DocsSources {
  readonly reference: PublishedReference
  readonly guideTexts: ReadonlyMap<Guide, string>
}

/** Reads the contract and all guides: some tens of milliseconds, and some megabytes while it is kept. */
export async function openSources(): Promise<DocsSources> {
  const texts = guides.map(async (guide) => [guide, await readDocs(guide.file)] as const)
  const [reference, ...guideTexts] = await Promise.all([readReference(), ...texts])
  return { reference, guideTexts: new Map(guideTexts) }
}

/** A file below `docs`. */
export function readDocs(file: string): Promise<string> {
  return readFile(new URL(`../../../docs/${file}`, import.meta.url), 'utf8')
}
