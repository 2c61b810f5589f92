import type { Caller, Scope } from '../../call.ts'
import { judgedInput, ruleFor } from '../../platform/rules/tool-rules.ts'
import { coversAllow, meetOf, missingScopes, reaches, rulesOf, scopesOfRole } from '../identity.ts'
import type { Grants } from '../identity.ts'
import type { Operation } from '../operations.ts'
import { keyOf } from './authors.ts'
import type { ChatPartDocument, DecidingRights, OutputAccess, WordAuthor } from '../../collections/chats.ts'
import { accessTo, isOfOneUser, mayReadOutput, readersOf } from './output-access.ts'
import { isSameGrant } from './rule-authority.ts'

type Input = Readonly<Record<string, unknown>>

/** An author with what the words may do as of now; without a caller, the grant has ended. */
export interface AuthorRights {
  readonly author: WordAuthor
  readonly caller?: Caller
}

/**
 * Text from outside reads what the role `agent` may read, which is the role for those who follow text of untrusted
 * authors, and does nothing else.
 */
const outside: Caller = {
  userId: '',
  name: '',
  method: 'anonymous',
  credentialId: '',
  role: 'agent',
  scopes: scopesOfRole('agent'),
  grant: { userId: '' },
}

/** What may be done by the words of a conversation: unasked, only what each of their authors may do. */
export class WordAuthority {
  /** The caller of the turn, cut to what all authors may do. */
  readonly meet: Caller
  readonly #caller: Caller
  readonly #authors: readonly AuthorRights[]

  constructor(caller: Caller, authors: readonly AuthorRights[]) {
    this.#caller = caller
    this.#authors = authors.filter(({ author }) => author.kind !== 'user' || !isSameGrant(author.grant, caller.grant))
    this.meet = this.#meetOf(this.#authors)
  }

  static async of(
    authors: readonly WordAuthor[],
    caller: Caller,
    grants: Pick<Grants, 'check'>,
  ): Promise<WordAuthority> {
    const rights = await Promise.all(authors.map((author) => rightsOf(author, grants)))
    return new WordAuthority(caller, rights)
  }

  /**
   * The caller of the turn for a call that a rule allows to text from outside: cut to what the other authors may do.
   */
  get meetForOutsideText(): Caller {
    return this.#meetOf(this.#authors.filter(({ author }) => author.kind !== 'outside'))
  }

  /** Those who have no user of this service behind them: what people have allowed for themselves is not for these. */
  get hasStrangers(): boolean {
    return this.#authors.some(({ author }) => author.kind === 'account')
  }

  /** The authors because of whom a call with what all may do was refused; none if it would be refused in any case. */
  refusing(status: number): readonly AuthorRights[] {
    const { allow } = this.meet
    // What an allow-list leaves out is not found; whether it does shows only when it is looked for.
    if (status === 404 && coversAllow(allow, this.#caller.allow)) return []
    return status === 403 || status === 404 ? this.#authors : []
  }

  /** The authors who may not make this call. Text from outside counts as far as no rule is made for it. */
  beyond(operation: Operation, input: Input, isForOutsideText = false): readonly AuthorRights[] {
    const access = accessTo(operation.operationId, input, this.#caller)
    return this.#authors.filter((each) => {
      if (each.author.kind === 'outside' && isForOutsideText) return false
      return !mayCall(each, operation, access) || isRefusedByRules(each, operation, input)
    })
  }

  /** Whether a person with these rights could always allow the call in a turn of this caller. */
  isAllowedBy({ userId, scopes }: DecidingRights, operation: Operation): boolean {
    const isOwn = userId === this.#caller.userId || !isOfOneUser(operation.operationId)
    return isOwn && missingScopes(scopes, operation.scopes as readonly Scope[]).length === 0
  }

  /** Whether all authors may have this operation called, as far as no task is named. */
  mayLend(operation: Operation): boolean {
    const access = accessTo(operation.operationId, {}, this.#caller)
    return this.#authors.every((each) => isPermitted(each, operation, access))
  }

  /** The authors who may not do what takes these scopes and reaches beyond the tasks of an allow-list. */
  beyondScopes(scopes: readonly Scope[]): readonly AuthorRights[] {
    return this.#authors.filter(
      ({ author, caller }) =>
        author.kind !== 'user' || !caller || caller.allow || missingScopes(caller.scopes, scopes).length > 0,
    )
  }

  /** Whether all authors may read what a tool returned: the model is given nothing else. */
  mayRead(part: ChatPartDocument): boolean {
    const readers = readersOf(part)
    if (readers === 'everyone') return true
    return [{ author: undefined, caller: this.#caller }, ...this.#authors].every(
      ({ author, caller }) =>
        (caller && mayRead(author, caller, part, readers)) ||
        (author && readers.allowedFor?.includes(keyOf(author)) === true),
    )
  }

  /** Whether all authors may read what the session of an agent has seen. */
  mayContinue(seen: OutputAccess): boolean {
    return mayReadOutput(this.meet, seen)
  }

  #meetOf(authors: readonly AuthorRights[]): Caller {
    return authors.reduce((meet, each) => meetOf(meet, each.caller ?? nothing(this.#caller)), this.#caller)
  }
}

function mayCall(rights: AuthorRights, operation: Operation, access: OutputAccess): boolean {
  return isPermitted(rights, operation, access) && reaches(rights.caller ?? {}, access.reach, access.taskIds)
}

/** Whether rules of the author deny the call or ask about it: what a person allows counts for named authors alone. */
function isRefusedByRules({ caller }: AuthorRights, { operationId, input: schema }: Operation, input: Input): boolean {
  const judged = judgedInput(schema, input)
  return rulesOf(caller ?? {}).some((rules) => (ruleFor(rules, operationId, judged)?.action ?? 'allow') !== 'allow')
}

function isPermitted({ author, caller }: AuthorRights, operation: Operation, access: OutputAccess): boolean {
  if (!caller) return false
  if (author.kind === 'account' && !author.reads.includes(operation.operationId)) return false
  if (author.kind === 'outside' && !operation.annotations.isReadOnly) return false
  if (access.reach === 'self' && caller.userId !== access.userId) return false
  // The table of operations is generated from the contract, as the type is.
  return missingScopes(caller.scopes, operation.scopes as readonly Scope[]).length === 0
}

function mayRead(
  author: WordAuthor | undefined,
  caller: Caller,
  { tool = '' }: ChatPartDocument,
  readers: OutputAccess,
): boolean {
  if (author?.kind === 'account' && !author.reads.includes(tool)) return false
  return mayReadOutput(caller, readers)
}

async function rightsOf(author: WordAuthor, grants: Pick<Grants, 'check'>): Promise<AuthorRights> {
  if (author.kind === 'outside') return { author, caller: outside }
  // Each item is compared with the allow-list when it is reached.
  const state = await grants.check(author.grant, { scopes: [], isReachChecked: true })
  return 'caller' in state ? { author, caller: state.caller } : { author }
}

/** What the words of an author may do whose grant has ended. */
function nothing(caller: Caller): Caller {
  return { ...caller, scopes: [], allow: { taskIds: [], mcpTools: [], gitRemotes: [], gitBranches: [] } }
}
