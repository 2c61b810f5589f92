import { readFileSync } from 'node:fs'

const wanted = { '/tasks': 'post', '/tasks/{id}/changes': 'get' }

/** The published contract with the two operations that are measured, and their successes alone. */
export function twoOperations() {
  const contract = JSON.parse(readFileSync(new URL('../../src/generated/openapi.json', import.meta.url), 'utf8'))
  const paths = Object.entries(wanted).map(([path, method]) => {
    const { parameters: shared = [], [method]: operation } = contract.paths[path]
    const { operationId, parameters = [], requestBody, responses } = operation
    const isSuccess = ([status]) => status.startsWith('2')
    return [
      path,
      {
        [method]: {
          operationId,
          security: [{ bearer: [] }],
          parameters: [...shared, ...parameters].filter((each) => each.in === 'path'),
          ...(requestBody && { requestBody }),
          responses: Object.fromEntries(Object.entries(responses).filter(isSuccess).map(withoutExamples)),
        },
      },
    ]
  })
  return {
    openapi: contract.openapi,
    info: { title: 'Two operations', version: '1' },
    servers: [{ url: '/api/v1' }],
    paths: Object.fromEntries(paths),
    components: { ...contract.components, securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
  }
}

function withoutExamples([status, { description, content }]) {
  const { schema } = content['application/json']
  return [status, { description, content: { 'application/json': { schema } } }]
}
