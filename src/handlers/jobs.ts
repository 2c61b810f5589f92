import type { Handler } from '../contract.ts'
import { fail } from '../errors.ts'

export const listJobs: Handler<'listJobs'> = async ({ query, caller, answer }, { jobs }) =>
  answer({ data: await jobs.list(query, caller.allow?.taskIds) })

export const listSchedules: Handler<'listSchedules'> = async ({ query, caller, answer }, { jobs }) =>
  answer({ data: await jobs.schedules.list(query, caller) })

export const createSchedule: Handler<'createSchedule'> = async ({ body, caller, commit, answer }, { jobs }) => {
  const { changes, schedule } = await jobs.schedules.planCreation(body, caller)
  return commit(changes, answer({ data: { schedule } }, { location: `/jobs/schedules/${schedule.id}` }))
}

export const getSchedule: Handler<'getSchedule'> = async ({ path, caller, answer }, { jobs }) => {
  const { schedule, version } = await jobs.schedules.get(path.scheduleId, caller)
  return answer({ data: { schedule } }, { version })
}

export const updateSchedule: Handler<'updateSchedule'> = (
  { path, body, ifVersion, caller, commitLatest, answer },
  { jobs },
) =>
  commitLatest(async () => {
    const { changes, schedule, version } = await jobs.schedules.planUpdate(path.scheduleId, body, ifVersion, caller)
    return { changes, reply: answer({ data: { schedule } }, { version }) }
  })

export const deleteSchedule: Handler<'deleteSchedule'> = (
  { path, ifVersion, caller, commitLatest, answer },
  { jobs },
) =>
  commitLatest(async () => {
    const { changes } = await jobs.schedules.planRemoval(path.scheduleId, ifVersion, caller)
    return { changes, reply: answer({}) }
  })

export const getJob: Handler<'getJob'> = async ({ path, caller, answer }, { jobs }) => {
  const { job, version } = await jobs.get(path.jobId, caller)
  return answer({ data: { job } }, { version })
}

export const cancelJob: Handler<'cancelJob'> = async ({ path, caller, commitLatest, answer }, { jobs }) => {
  const reply = await commitLatest(async () => {
    const { changes, job, version } = await jobs.planCancellation(path.jobId, caller)
    return { changes, reply: answer({ data: { job } }, { version }) }
  })
  jobs.wake()
  return reply
}

export const retryJob: Handler<'retryJob'> = async ({ path, caller, commitLatest, answer }, { jobs }) => {
  const reply = await commitLatest(async () => {
    const { changes, job } = await jobs.planRetry(path.jobId, caller)
    return { changes, reply: answer({ data: { job } }, { location: `/jobs/${job.id}` }) }
  })
  jobs.wake()
  return reply
}

export const getJobLog: Handler<'getJobLog'> = async ({ path, query, caller, signal, answer }, { jobs }) =>
  answer({ data: await jobs.log(path.jobId, query, caller, signal) })

export const streamJob: Handler<'streamJob'> = async (
  { path, query, headers, takesStream, caller, answer },
  { jobs },
) => {
  if (!takesStream) fail('not_acceptable', { message: 'This is a stream of events. Accept text/event-stream.' })
  return answer.stream(
    await jobs.follow(path.jobId, { cursor: query.cursor, lastEventId: headers['Last-Event-ID'] }, caller),
  )
}
