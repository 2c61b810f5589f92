import type { FastifyRequest } from 'fastify'
import type { Caller } from '../contract.ts'
import type { NewAuditEntry } from '../stores/port.ts'
import { addressOf } from './trusted-proxies.ts'

/** What the audit log has of a request of this caller. Its object is a path. */
export function auditEntryOf(
  request: FastifyRequest,
  { userId, credentialId, tokenName }: Pick<Caller, 'userId' | 'credentialId' | 'tokenName'>,
  about: Pick<NewAuditEntry, 'at' | 'operation' | 'object' | 'outcome'>,
): NewAuditEntry {
  return {
    ...about,
    userId,
    credentialId,
    ...(tokenName !== undefined && { tokenName }),
    address: addressOf(request),
    requestId: request.id,
  }
}
