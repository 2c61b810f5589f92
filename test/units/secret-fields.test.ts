/** What the contract marks as secret, and what is kept from those who see a call by these marks. */
import t from 'tap'
import { operationsOf, parametersOf, resolve } from '../../scripts/contract-document.ts'
import type { Reference, Schema } from '../../scripts/contract-document.ts'
import { readContract } from '../../scripts/read-contract.ts'
import { fieldsOf, isSecret, secretArgumentsOf } from '../../scripts/secret-arguments.ts'
import { operations } from '../../src/generated/operations.js'
import { withoutSecrets } from '../../src/services/operations/secret-arguments.ts'

const contract = readContract()
const secretName =
  /pass(?:word|phrase|wd)|secret|credential|private_?key|api_?key|(?:^|[a-z])token$|(?:^|[a-z])code$|^(?:env|headers|invite|otp|pin|cookie|authorization)$/i
/** They look like secrets and are none, by `operation argument`; each with why. */
const noSecrets: Readonly<Record<string, string>> = {
  secretName: 'a name, which is shown in lists',
  userCode: 'it is shown to be compared, and of no use without the code of the program',
  'X-Telegram-Bot-Api-Secret-Token': 'a header of the platform, in requests that no token of this service makes',
}

interface Field {
  readonly operationId: string
  readonly path: string
  readonly name: string
  readonly isMarked: boolean
}

/** All fields of a body, with whether they, what they stand in or all that is in them is marked. */
function fieldsIn(operationId: string, part: Schema | Reference, path: readonly string[], isIn: boolean): Field[] {
  if (path.length > 8) return []
  return fieldsOf(contract, part).flatMap(({ name, schema }) => {
    const at = [...path, name]
    const isWhole = isIn || isSecret(contract, schema)
    const inner = fieldsIn(operationId, schema, at, isWhole)
    const isMarked = isWhole || (inner.length > 0 && inner.every((each) => each.isMarked))
    return [{ operationId, path: at.join('/'), name, isMarked }, ...inner]
  })
}

t.test('each field of a request whose name looks like a secret is marked as one', async (t) => {
  const bodies = operationsOf(contract).flatMap(({ operation }) => {
    const body = operation.requestBody && resolve(contract, operation.requestBody)
    return Object.values(body?.content ?? {}).flatMap(({ schema }) =>
      fieldsIn(operation.operationId, schema, [], false),
    )
  })
  const parameters = operationsOf(contract).flatMap(({ operation }) =>
    (['path', 'query', 'header'] as const).flatMap((place) =>
      parametersOf(contract, operation, place).map(({ name, schema }) => ({
        ...{ operationId: operation.operationId, path: name, name },
        isMarked: isSecret(contract, schema),
      })),
    ),
  )
  const looking = [...bodies, ...parameters].filter(({ name }) => secretName.test(name))
  t.ok(looking.length > 30, `${looking.length} fields look like secrets`)
  const unmarked = looking.filter(({ name, isMarked }) => !isMarked && !Object.hasOwn(noSecrets, name))
  t.same(
    unmarked.map(({ operationId, path }) => `${operationId} ${path}`),
    [],
  )
  const needless = Object.keys(noSecrets).filter((name) => !looking.some((each) => each.name === name))
  t.same(needless, [], 'each exception is needed')
})

t.test('each mark is an argument of a call, and nothing of it is shown', async (t) => {
  for (const { operation } of operationsOf(contract)) {
    const { operationId } = operation
    const row = operations.find((each) => each.operationId === operationId)
    const known = Object.keys((row?.input['properties'] ?? {}) as object)
    for (const path of secretArgumentsOf(contract, operation)) {
      const names = path.split('/')
      t.ok(known.includes(names[0] ?? ''), `${operationId} ${path} is an argument`)
      const given = names.reduceRight<unknown>((inner, name) => ({ [name === '*' ? 'any' : name]: inner }), 'hunter2')
      const shown = JSON.stringify(withoutSecrets(operationId, { ...(given as object), title: 'shown' }))
      t.notMatch(shown, /hunter2/, `${operationId} ${path}`)
      t.match(shown, /"title":"shown"/)
    }
  }
})

t.test('names of what is set stay, and other values', async (t) => {
  t.same(
    withoutSecrets('putMcpServer', { serverName: 'a', env: { KEY: 'x', HOME: 'y' }, oauth: { clientSecret: 's' } }),
    {
      serverName: 'a',
      env: { KEY: '[redacted]', HOME: '[redacted]' },
      oauth: { clientSecret: '[redacted]' },
    },
  )
  t.same(withoutSecrets('putAiProvider', { apiKey: null, provider: 'acme' }), { apiKey: null, provider: 'acme' })
  t.same(withoutSecrets('putGitCredential', { remote: 'origin', privateKey: ['x', { y: 'z' }] }), {
    remote: 'origin',
    privateKey: '[redacted]',
  })
  t.same(withoutSecrets('toString', { password: 'x' }), { password: 'x' }, 'what is no operation has no marks')
})
