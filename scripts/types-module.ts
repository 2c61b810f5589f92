import openapiTS, { astToString } from 'openapi-typescript'
import type { SchemaObject } from 'openapi-typescript'
import ts from 'typescript'
import type { Contract } from './contract-document.ts'

/** The types of the contract's schemas and operations. */
export async function typesModuleOf(contract: Contract): Promise<string> {
  const bytes = ts.factory.createTypeReferenceNode('Uint8Array')
  const nodes = await openapiTS(withoutBareUnions(contract) as unknown as Parameters<typeof openapiTS>[0], {
    // A property with a default may still be left out by a client.
    defaultNonNullable: false,
    transform: (schema: SchemaObject) => (schema.format === 'binary' ? bytes : undefined),
  })
  return `${astToString(nodes)}\n/** The schemas of the contract by their names. */\nexport type Schemas = components['schemas']\n`
}

/**
 * openapi-typescript makes `unknown` of a branch that only requires, and of the whole type with it. The branches of a
 * discriminated union say their tag themselves, and it would write that anew.
 */
export function withoutBareUnions(contract: Contract): Contract {
  const isBare = (branch: object) => Object.keys(branch).every((key) => key === 'required')
  return JSON.parse(JSON.stringify(contract), (key, value) =>
    key === 'discriminator' || (key === 'anyOf' && (value as object[]).every(isBare)) ? undefined : value,
  ) as Contract
}
