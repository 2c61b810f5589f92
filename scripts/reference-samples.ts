/** How each operation is called by the command line and by the client, for its page in the reference. */
import { exampleOf } from '../src/cli/help.ts'
import type { CommandSpec } from '../src/cli/spec.ts'
import { functionNameOf } from './client-module.ts'
import { typeScriptLiteral } from '../src/http/docs/samples.ts'

export function referenceSamplesOf(specs: readonly CommandSpec[]): string {
  const lines = specs.map((spec) => {
    const words = spec.name.split(' ').map(functionNameOf)
    const given = Object.keys(spec.example).length > 0 ? typeScriptLiteral(spec.example) : ''
    const samples = { command: exampleOf(spec), call: `await gantry.${words.join('.')}(${given})` }
    return `  ${spec.operationId}: ${JSON.stringify(samples)},\n`
  })
  return `import type { OperationId } from './routes.ts'

/** A call with the arguments of the example, in the command line and in the client. */
export interface ReferenceSamples {
  readonly command: string
  readonly call: string
}

export const referenceSamples: { readonly [Id in OperationId]?: ReferenceSamples } = {
${lines.join('')}}
`
}
