import type { Contract, Schema } from './contract-document.ts'

/** The schema of `gantry.json` for editors, without references. Comments and trailing commas are allowed too. */
export function configSchemaOf(contract: Contract): object {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'gantry.json',
    ...(plain(contract, contract.components.schemas['ConfigFile'] ?? {}) as object),
    // Read by the editors that can.
    allowComments: true,
    allowTrailingCommas: true,
  }
}

/** With each reference in the place of what it means; what a schema says of itself counts before that. */
function plain(contract: Contract, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((each) => plain(contract, each))
  if (typeof value !== 'object' || value === null) return value
  const { $ref, ...own } = value as Schema
  const meant = contract.components.schemas[String($ref).split('/').at(-1) ?? '']
  const members = Object.entries(own)
    .filter(([key]) => key !== 'example' && !key.startsWith('x-'))
    .map(([key, each]) => [key, plain(contract, each)])
  return { ...(meant && (plain(contract, meant) as object)), ...Object.fromEntries(members) }
}
