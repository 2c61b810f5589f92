import type { Change } from '../../collections.ts'
import type { Caller, Grant, Scope, Staged } from '../../call.ts'
import type { components } from '../../generated/types.ts'

type Schemas = components['schemas']
export type Job = Schemas['Job']
export type GitJobKind = Extract<Schemas['JobKind'], 'fetch_remote' | 'pull_changes' | 'clone_repository'>

export interface GitJobInput {
  readonly remote?: string
  readonly branch?: string
  readonly mode?: 'fast_forward' | 'merge'
  readonly url?: string
  readonly depth?: number
}

interface Input {
  readonly git?: GitJobInput
}

/**
 * The part of the area of jobs that this one uses. That area comes after this one, because the files of the project
 * need its repository, and hands itself over when it is there.
 */
export interface GitJobs {
  define(kind: GitJobKind, work: GitJobWork): void
  enqueue(order: {
    readonly kind: GitJobKind
    readonly grant: Grant
    readonly input: Input
  }): Promise<Staged<{ job: Job }>>
}

export interface GitJobWork {
  readonly scopes: readonly Scope[]
  readonly isIdempotent: boolean
  readonly attemptsMax: number
  readonly permit: (order: { readonly input: Input }, caller: Caller) => Promise<void>
  readonly run: (run: GitJobRun) => Promise<GitJobDone>
}

export interface GitJobRun {
  readonly job: { readonly id: string; readonly createdBy: string; readonly input: Input }
  readonly signal: AbortSignal
  write(bytes: Uint8Array): Promise<void>
  progress(progress: Schemas['JobProgress']): void
  commit(stage: () => Promise<readonly Change[]>): Promise<void>
}

export interface GitJobDone {
  readonly result?: Schemas['JobResult']
  readonly error?: Schemas['JobError']
  readonly mayPass?: boolean
  readonly changes?: () => Promise<readonly Change[]>
}
