import type { Collections } from '../stores/collection.ts'

export interface KnowledgeDocuments {
  knowledge: KnowledgeDocument
  /** A part of an entry, as it is searched; the id is `entry/number`. */
  knowledgeChunks: ChunkDocument
  /** The vector of a chunk, by its id. */
  knowledgeVectors: VectorDocument
  /** What is imported until its job ends; the id is that of the job. */
  knowledgeImports: KnowledgeImportDocument
  /** A former state of an entry; the id is `entry/revision`. */
  knowledgeRevisions: KnowledgeRevisionDocument
}

export const knowledgeCollections: Collections<KnowledgeDocuments> = {
  knowledge: { equal: ['sourceUri'], lists: ['tags'] },
  knowledgeImports: {},
  knowledgeVectors: {},
  knowledgeChunks: { equal: ['entryId'], text: ['title', 'headings', 'words'] },
  knowledgeRevisions: { equal: ['entryId'] },
}

/** A file, the folder of a repository, or web pages. */
export interface KnowledgeImportDocument {
  id: string
  filename?: string
  base64?: string
  git?: { gitUrl: string; path?: string; ref?: string; isCodeIncluded?: boolean }
  /** Addresses; none for all that were imported before. */
  pages?: string[]
}

export interface KnowledgeDocument {
  id: string
  title: string
  content: string
  tags: string[]
  source?: KnowledgeSource
  /** That of the source, to find the entry by. */
  sourceUri?: string
  revision: number
  createdAt: string
  updatedAt: string
}

/** Where an entry was imported from. */
export interface KnowledgeSource {
  uri: string
  /** The SHA-256 of what was imported. */
  digest: string
  at: string
}

export interface ChunkDocument {
  id: string
  entryId: string
  /** The words of title, headings and text, separated by spaces. */
  title: string
  headings: string
  words: string
  headingPath: string[]
  /** Where it stands in the content of the entry: UTF-16 code units. */
  start: number
  end: number
}

export interface VectorDocument {
  id: string
  entryId: string
  /** The model that made it, as provider/model. */
  model: string
  /** The hash of what it was made of. */
  digest: string
  /** Numbers of 32 bits, little-endian, as Base64. */
  vector: string
}

export interface KnowledgeRevisionDocument {
  id: string
  entryId: string
  revision: number
  title: string
  content: string
  tags: string[]
  /** Who made it, and when. */
  actor: string
  at: string
}
