/** Uses of the client that must not compile. The compiler fails on every expectation here that is not met. */
import type { Codes, GantryClient, GantryError, Schemas } from 'gantry/client'

declare const gantry: GantryClient
declare const error: GantryError

// @ts-expect-error a group that the contract does not have
export const unknownGroup = gantry.task.list()

// @ts-expect-error an operation that the group does not have
export const unknownOperation = gantry.tasks.make({ title: 'Plan' })

// @ts-expect-error an operation that no person calls
export const unnamed = gantry.events.ticket()

// @ts-expect-error an argument of the path is missing
export const missingArgument = gantry.tasks.get()

// @ts-expect-error a filter that the operation does not have
export const unknownFilter = gantry.tasks.list({ titel: 'Plan' })

// @ts-expect-error a value that a filter does not have
export const unknownState = gantry.tasks.list({ state: ['openn'] })

// @ts-expect-error a required field of the body is missing
export const missingField = gantry.tasks.comments.create({ id: 'task_1' })

// @ts-expect-error a field of another type
export const wrongType = gantry.tasks.create({ title: 5 })

// @ts-expect-error a field that the body does not have
export const unknownField = gantry.tasks.create({ title: 'Plan', titel: 'Plan' })

// @ts-expect-error an answer has no such field
export const unknownAnswer = gantry.server.version().then(({ versions }) => versions)

// @ts-expect-error a file is a Blob
export const bytes = gantry.files.upload({ file: new Uint8Array() })

// @ts-expect-error an answer without pages
export const noPages = gantry.server.limits().all()

// @ts-expect-error an answer that starts no job
export const noJob = gantry.tasks.create({ title: 'Plan' }).wait()

// @ts-expect-error an operation without a stream
export const noStream = gantry.tasks.list.stream()

// @ts-expect-error an item has no such field
export type UnknownItemField = Schemas.Task['titel']

// @ts-expect-error a code that the operation does not give
export const foreignCode: Codes.GetTaskCode = 'job_not_found'

// @ts-expect-error a code that the contract does not have
export const unknownCode = error.code === 'task_missing'

// @ts-expect-error the code is one of the two
export const otherCode = error.is('task_not_found', 'job_not_found') && error.code === 'forbidden'
