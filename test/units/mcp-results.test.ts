import t from 'tap'
import { operations } from '../../src/generated/operations.js'
import { resultOf } from '../../src/http/mcp/tools.ts'
import { doneBy } from '../../src/platform/text/operation-argument.ts'

t.test('no tool answers a model an empty object: one that looks as if nothing had been done', async (t) => {
  const tools = operations.filter(({ isTool }) => isTool)
  t.ok(tools.length > 200)
  for (const { operationId, example } of tools)
    for (const body of [{ success: true }, { success: true, data: {} }, { success: true, data: null }] as const) {
      const { structuredContent, content } = resultOf({ status: 200, headers: {}, body }, doneBy(operationId, example))
      t.match([structuredContent, content.length], [{ operationId }, 1])
    }
})
