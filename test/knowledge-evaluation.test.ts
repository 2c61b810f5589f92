import t from 'tap'
import { startGantry } from './support/gantry.ts'
import { waitForJob } from './support/samples.ts'

const gantry = await startGantry(t)
const create = async (title: string, content: string) =>
  (await gantry.call('POST', '/knowledge', { body: { title, content } })).body.data.entry.id
const evaluate = async (body: object): Promise<any> => {
  const answer = await gantry.call('POST', '/knowledge/evaluate', { body })
  t.equal(answer.status, 202, JSON.stringify(answer.body))
  return waitForJob(gantry, answer.body.data.job.id)
}
const gates = await create(
  'Gates',
  '# Opening\n\nThe wombat opens the gate.\n\n# Closing\n\nThe quokka closes the gate.\n',
)
const mail = await create('Mail', 'The numbat brings the letters.')

t.test('an evaluation counts what is found at its place, and names what is missed', async (t) => {
  const questions = [
    { q: 'who opens the gate', wanted: [{ entryId: gates, heading: 'Opening' }] },
    { q: 'the quokka', wanted: [{ source: 'another.md' }, { entryId: gates }] },
    { q: 'letters', wanted: [{ entryId: gates }] },
    { q: 'gate', wanted: [{ entryId: gates, heading: 'Neither' }] },
  ]
  const { state, result, progress } = await evaluate({ questions, mode: 'words' })
  t.equal(state, 'succeeded')
  t.match(progress, { current: 4, total: 4, unit: 'questions' })
  const { digest, ...evaluation } = result.evaluation
  t.strictSame(evaluation, {
    questions: 4,
    first: 2,
    inThree: 2,
    inFive: 2,
    mode: 'words',
    semantic: 'off',
    entries: 2,
    missed: [
      { q: 'letters', found: [mail] },
      { q: 'gate', found: [gates] },
    ],
  })
  t.equal((await evaluate({ questions })).result.evaluation.digest, digest, 'the same knowledge has the same digest')
  await gantry.call('PATCH', `/knowledge/${mail}`, { body: { content: 'The bilby brings the letters.' } })
  t.not((await evaluate({ questions })).result.evaluation.digest, digest, 'and another one a different one')
})

t.test('a place is an entry or a source', async (t) => {
  const answer = await gantry.call('POST', '/knowledge/evaluate', {
    body: { questions: [{ q: 'x', wanted: [{ heading: 'Opening' }] }] },
  })
  t.equal(answer.body.error.code, 'validation_failed')
})
