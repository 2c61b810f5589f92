import type { Handler } from '../contract.ts'
import { fail } from '../errors.ts'

export const listJobs: Handler<'listJobs'> = async ({ query, caller, answer }, { jobs }) =>
  answer({ data: await jobs.list(query, caller.allow?.taskIds) })

export const listSchedules: Handler<'listSchedules'> = async ({ query, caller, answer }, { jobs }) =>
  answer({ data: await jobs.schedules.list(query, caller) })

export const createSchedule: Handler<'createSchedule'> = ({ body, caller, commit, answer }, { jobs }) =>
  commit(
    () => jobs.schedules.create(body, caller),
    ({ schedule }) => answer({ data: { schedule } }, { location: `/schedules/${schedule.id}`, version: 1 }),
  )

export const getSchedule: Handler<'getSchedule'> = async ({ path, caller, answer }, { jobs }) => {
  const { schedule, version } = await jobs.schedules.get(path.scheduleId, caller)
  return answer({ data: { schedule } }, { version })
}

export const updateSchedule: Handler<'updateSchedule'> = (
  { path, body, ifVersion, caller, commit, answer },
  { jobs },
) =>
  commit(
    () => jobs.schedules.update(path.scheduleId, body, ifVersion, caller),
    ({ schedule, version }) => answer({ data: { schedule } }, { version }),
  )

export const deleteSchedule: Handler<'deleteSchedule'> = ({ path, ifVersion, caller, commit, answer }, { jobs }) =>
  commit(
    () => jobs.schedules.remove(path.scheduleId, ifVersion, caller),
    () => answer({}),
  )

export const getJob: Handler<'getJob'> = async ({ path, caller, answer }, { jobs }) => {
  const { job, version } = await jobs.get(path.jobId, caller)
  return answer({ data: { job } }, { version })
}

export const cancelJob: Handler<'cancelJob'> = ({ path, caller, commit, answer }, { jobs }) =>
  commit(
    () => jobs.cancel(path.jobId, caller),
    ({ job, version }) => answer({ data: { job } }, { version }),
  )

export const retryJob: Handler<'retryJob'> = ({ path, caller, commit, answer }, { jobs }) =>
  commit(
    () => jobs.retry(path.jobId, caller),
    ({ job }) => answer({ data: { job } }, { location: `/jobs/${job.id}` }),
  )

export const getJobLog: Handler<'getJobLog'> = async ({ path, query, caller, signal, answer }, { jobs }) =>
  answer({ data: await jobs.log(path.jobId, query, caller, signal) })

export const streamJob: Handler<'streamJob'> = async (
  { path, query, headers, takesStream, caller, answer },
  { jobs },
) => {
  if (!takesStream)
    fail('not_acceptable', { message: 'The response is an event stream. Send Accept: text/event-stream.' })
  return answer.stream(
    await jobs.follow(path.jobId, { offset: query.offset, lastEventId: headers['Last-Event-ID'] }, caller),
  )
}
