/** Uses of the client that must not compile. The compiler fails on every expectation here that is not met. */
import type { GantryClient, GantryError, ItemOf } from 'gantry/client'

declare const client: GantryClient
declare const error: GantryError

// @ts-expect-error a path that the contract does not have
export const unknownPath = client.get('/task')

// @ts-expect-error a method that the path does not have
export const unknownMethod = client.put('/tasks', { body: { title: 'Plan' } })

// @ts-expect-error a path parameter is missing
export const missingParameter = client.get('/tasks/{id}')

// @ts-expect-error a filter that the operation does not have
export const unknownFilter = client.get('/tasks', { params: { query: { titel: 'Plan' } } })

// @ts-expect-error a value that a filter does not have
export const unknownState = client.get('/tasks', { params: { query: { state: ['openn'] } } })

// @ts-expect-error a body is missing
export const missingBody = client.post('/tasks/{id}/comments', { params: { path: { id: 'task_1' } } })

// @ts-expect-error a field of another type
export const wrongType = client.post('/tasks', { body: { title: 5 } })

// @ts-expect-error a field that the body does not have
export const unknownField = client.post('/tasks', { body: { title: 'Plan', titel: 'Plan' } })

// @ts-expect-error an answer has no such field
export const unknownAnswer = client.get('/version').then(({ data }) => data.versions)

// @ts-expect-error files are sent by `upload`
export const form = client.post('/resources', { body: { file: new Uint8Array() } })

// @ts-expect-error a list without pages
export const noPages = client.list('/limits')

// @ts-expect-error an item has no such field
export type UnknownItemField = ItemOf<'/tasks'>['titel']

// @ts-expect-error a code that the contract does not have
export const unknownCode = error.code === 'task_missing'

// @ts-expect-error the code is one of the two
export const otherCode = error.is('task_not_found', 'job_not_found') && error.code === 'forbidden'
