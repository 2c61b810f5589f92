import type { Collections } from '../stores/collection.ts'

export interface SkillDocuments {
  /** What is known of a skill; the id is the path of its folder. Its files are the truth, and this follows them. */
  skills: SkillDocument
  /** What is imported until its job ends; the id is that of the job. */
  skillImports: SkillImportDocument
  /** How often a skill was used on a day (UTC); the id is `name/day`. */
  skillUses: SkillUseDocument
}

export const skillCollections: Collections<SkillDocuments> = {
  skills: {},
  skillImports: {},
  skillUses: { equal: ['skill'] },
}

export interface SkillUseDocument {
  readonly id: string
  readonly skill: string
  readonly day: string
  readonly count: number
  readonly lastUsedAt: string
}

/** An archive, the folder of a repository, or a skill that is read from its repository again. */
export interface SkillImportDocument {
  id: string
  filename?: string
  base64?: string
  git?: { gitUrl: string; path?: string; ref?: string }
  refresh?: { path: string; isDryRun: boolean }
}

export interface SkillDocument {
  id: string
  name: string
  description: string
  license?: string
  compatibility?: string
  metadata: Record<string, string>
  allowedTools: string[]
  /** The SHA-256 of its files. */
  digest: string
  findings: { rule: string; message: string }[]
  isEnabled: boolean
  /** The digest that was last approved here; what counts is in the approvals of the project. */
  approvedDigest?: string
  source: SkillSource
  createdAt: string
  updatedAt: string
}

/** Where a skill came from. */
export interface SkillSource {
  kind: 'local' | 'archive' | 'git'
  uri?: string
  /** The branch, tag or commit that was asked for, and the folder in the repository. */
  ref?: string
  subfolder?: string
  /** The commit that was found. */
  commit?: string
}
