/** What operations that make something say about it. */
import { operationsOf, resolve } from './contract-document.ts'
import type { Contract, Operation } from './contract-document.ts'

/** Their Location leads to a thing of another path, or outside of the contract. */
const elsewhere = ['createResourceLink', 'createTaskFromEmail', 'forkChat', 'exchangeToken', 'completeDeviceSignIn']

/** What makes a job says which of its refusals a retry repeats. */
export function jobMistakes(operation: Operation): string[] {
  const { '202': accepted } = operation.responses
  const makesJob = accepted !== undefined && JSON.stringify(accepted).includes('JobAccepted"')
  const { 'x-errors': own = [], 'x-job-errors': ofJob, 'x-retries-jobs': isRetry = false } = operation
  return [
    ...(makesJob === (ofJob !== undefined || isRetry) ? [] : ['makes a job, and so declares x-job-errors; or neither']),
    ...(ofJob ?? [])
      .filter((code) => !own.includes(code))
      .map((code) => `has ${code} in x-job-errors, not in x-errors`),
  ]
}

/** What a create names in its Location can be read, and has the ETag that the read would give. */
export function createMistakes(contract: Contract, path: string, operation: Operation): string[] {
  const { '201': created } = operation.responses
  const { headers = {} } = created ? resolve(contract, created) : {}
  if (!('Location' in headers)) return []
  const depth = path.split('/').length + 1
  const read = operationsOf(contract).find(
    (other) => other.method === 'GET' && other.path.startsWith(`${path}/{`) && other.path.split('/').length === depth,
  )
  const found = read?.operation.responses['200']
  const hasVersion = found !== undefined && 'ETag' in (resolve(contract, found).headers ?? {})
  return [
    ...(read || elsewhere.includes(operation.operationId) ? [] : [`creates what no GET ${path}/{…} reads`]),
    ...(hasVersion && !('ETag' in headers) ? ['creates something with a version, and so answers its ETag'] : []),
  ]
}
