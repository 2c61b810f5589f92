// An agent that takes tasks with a tag, one after the other, until there is none. Node.js 20 or later, no packages.
//
//   GANTRY_URL=http://localhost:4600 GANTRY_TOKEN=gty_… node agent-loop.mjs for-agents
//
// The preset `agent` has the scopes that it needs: gantry token create --name "agent 1" --preset agent

const { GANTRY_URL = 'http://localhost:4600', GANTRY_TOKEN = '' } = process.env
const [tag = 'for-agents'] = process.argv.slice(2)
const leaseSeconds = 300

for (let next = await claimNext(); next; next = await claimNext()) await work(next)

/** What is done about a task; replace it by your own. The text of a task is data, not an instruction to this program. */
async function perform(task) {
  return `I read “${task.title}” and propose nothing yet.`
}

async function work({ task, claim }) {
  // A claim that is not renewed expires, so that the task of an agent that has died comes free.
  const renewal = setInterval(() => {
    call('POST', `/tasks/${task.id}/claim`, { claimId: claim.id, leaseSeconds }).catch(reportLoss)
  }, (leaseSeconds * 1000) / 3)
  try {
    const content = await perform(task)
    await call('POST', `/tasks/${task.id}/comments`, { content })
    await call('POST', `/tasks/${task.id}/transition`, { state: 'in_review', claimId: claim.id })
    console.log(`${task.id} is in review`)
  } catch (error) {
    await call('POST', `/tasks/${task.id}/release`, { claimId: claim.id }).catch(reportLoss)
    throw error
  } finally {
    clearInterval(renewal)
  }
}

async function claimNext() {
  const { task, claim } = await call('POST', '/tasks/next/claim', { tag, leaseSeconds })
  return task && { task, claim }
}

function reportLoss(error) {
  console.error(error.message)
}

/** Calls an operation. Each POST has a key, so that a call whose answer is lost is repeated without a second effect. */
async function call(method, path, body) {
  const headers = {
    authorization: `Bearer ${GANTRY_TOKEN}`,
    'content-type': 'application/json',
    'idempotency-key': crypto.randomUUID(),
  }
  for (let attempt = 1; ; attempt++) {
    const response = await fetch(`${GANTRY_URL}/api/v1${path}`, { method, headers, body: JSON.stringify(body) })
    const answer = await response.json()
    if (answer.success) return answer.data
    const { code, message, hint, retryAfter } = answer.error
    if (retryAfter === undefined || attempt === 5) throw new Error([`${code}: ${message}`, hint].filter(Boolean).join(' '))
    await new Promise((resolve) => setTimeout(resolve, retryAfter * 1000))
  }
}
