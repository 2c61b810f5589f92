import { parametersOf, resolve } from './contract-document.ts'
import type { Contract, Operation, Parameter, Schema } from './contract-document.ts'

/** All arguments of a call as one object: those of the path, the query and the body, and the ETag as `ifMatch`. */
export interface Arguments {
  /** The name of their type. */
  readonly name: string
  readonly isEmpty: boolean
  readonly hasRequired: boolean
  /** The schema of all that is not the body. */
  readonly own: Schema
  /** The bodies of which one is given: their members are arguments. */
  readonly bodies: readonly Schema[]
  /** Whether the body may be left out, and so each of its members. */
  readonly isBodyOptional: boolean
  /** Whether a body is sent even if no member is given. */
  readonly isBodyRequired: boolean
  /** Whether the body is one argument, `body`, because any member is allowed. */
  readonly isWhole: boolean
  /** The member of the body that has the name of a parameter, and so is `newName` here. */
  readonly renamed?: string
}

/** `download` and `ticket` are not arguments: the first is another function of the client, the second a header. */
const left = ['download', 'ticket']

export function argumentsOf(contract: Contract, operation: Operation): Arguments {
  const id = operation.operationId
  const parameters = [
    ...parametersOf(contract, operation, 'path'),
    ...parametersOf(contract, operation, 'query').filter(({ name }) => !left.includes(name)),
    ...parametersOf(contract, operation, 'header')
      .filter(({ name }) => name === 'If-Match')
      .map((parameter) => ({ ...parameter, name: 'ifMatch' })),
  ]
  const requestBody = operation.requestBody && resolve(contract, operation.requestBody)
  const bodies = ['application/json', 'multipart/form-data'].flatMap((type) => {
    const schema = requestBody?.content[type]?.schema
    return schema ? [schema] : []
  })
  const members = bodies.flatMap((body) => Object.keys(propertiesOf(contract, body)))
  const isWhole = bodies.length > 0 && members.length === 0 && !isChoice(contract, bodies[0])
  const renamed = members.find((member) => parameters.some(({ name }) => name === member))
  const isRequired = requestBody?.required === true
  const needed = bodies.flatMap((body) => (resolve(contract, body)['required'] ?? []) as string[])
  return {
    name: `${id.charAt(0).toUpperCase()}${id.slice(1)}Arguments`,
    isEmpty: parameters.length === 0 && bodies.length === 0,
    hasRequired:
      parameters.some(({ required }) => required) ||
      (isRequired && (isWhole || needed.length > 0 || isChoice(contract, bodies[0]))),
    own: objectOf(parameters, isWhole ? bodies[0] : undefined, isRequired),
    bodies: isWhole ? [] : bodies,
    isBodyOptional: !isRequired && needed.length > 0,
    isBodyRequired: isRequired && needed.length === 0 && !isWhole,
    isWhole,
    ...(renamed !== undefined && { renamed }),
  }
}

function propertiesOf(contract: Contract, schema: Schema): Record<string, Schema> {
  const { properties, oneOf = [] } = resolve(contract, schema) as { properties?: object; oneOf?: Schema[] }
  const own = (properties ?? {}) as Record<string, Schema>
  return Object.assign({}, own, ...oneOf.map((branch) => propertiesOf(contract, branch)))
}

function isChoice(contract: Contract, schema: Schema | undefined): boolean {
  const choice = schema && resolve(contract, schema)
  return choice !== undefined && ('oneOf' in choice || 'anyOf' in choice)
}

function objectOf(parameters: readonly Parameter[], whole: Schema | undefined, isWholeRequired: boolean): Schema {
  const described = parameters.map((parameter: Parameter & { description?: string }) => [
    parameter.name,
    { ...parameter.schema, ...(parameter.description !== undefined && { description: parameter.description }) },
  ])
  const required = parameters.filter(({ required }) => required).map(({ name }) => name)
  return {
    type: 'object',
    additionalProperties: false,
    required: [...required, ...(whole && isWholeRequired ? ['body'] : [])],
    properties: { ...Object.fromEntries(described), ...(whole && { body: whole }) },
  }
}
