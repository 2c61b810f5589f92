import type { Schemas } from 'gantry/client'
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { base } from '../address.ts'
import { gantry } from '../gantry.ts'
import { CopyAs } from '../parts/copy-as.tsx'
import { ChoiceField, FormDialog, TextField } from '../parts/form-dialog.tsx'
import { OnceShown } from '../parts/once-shown.tsx'

const presets: readonly (readonly [preset: Schemas.Preset, words: string])[] = [
  ['read_only', 'Read'],
  ['agent', 'Work on tasks as an agent'],
  ['ci', 'Report and run from a build'],
  ['full', 'All that you may do'],
]

interface NewTokenProps {
  readonly close: () => void
  readonly preset?: Schemas.Preset
}

/** Makes a token, and shows it in the lines of each client. */
export function NewToken({ close, preset: given = 'read_only' }: NewTokenProps): JSX.Element {
  const [name, setName] = useState('')
  const [preset, setPreset] = useState(given)
  const [days, setDays] = useState('30')
  const [made, setMade] = useState<Schemas.TokenSecretAnswer['data']>()
  if (made !== undefined) return <MadeToken made={made} close={close} />
  const args = () => ({ name, preset, expiresInDays: Number(days) })
  return (
    <FormDialog
      title="New token"
      action="Create the token"
      send={async () => setMade(await gantry.tokens.create(args()))}
      close={close}
      isStaying
      copy={<CopyAs group="identity" command="tokens create" args={args} />}
    >
      <TextField label="Name" hint="Such as the program that uses it." value={name} set={setName} isRequired />
      <ChoiceField label="What it may do" value={preset} choices={presets} set={setPreset} />
      <TextField label="Days until it ends" hint="At most 365." value={days} set={setDays} isRequired />
    </FormDialog>
  )
}

/** The secret, once, in the lines of each client. */
function MadeToken({
  made: { token, secret },
  close,
}: {
  readonly made: Schemas.TokenSecretAnswer['data']
  readonly close: () => void
}) {
  const url = location.origin + base
  const server = { type: 'http', url: `${url}/mcp`, headers: { Authorization: `Bearer ${secret}` } }
  const lines: readonly (readonly [name: string, line: string])[] = [
    ['The token', secret],
    ['curl', `curl -sS ${url}/api/v1/tasks -H 'Authorization: Bearer ${secret}'`],
    ['gantry', `GANTRY_URL=${url} GANTRY_TOKEN=${secret} gantry ls`],
    ['TypeScript', `const gantry = createClient({ baseUrl: '${url}', token: '${secret}' })`],
    ['MCP', JSON.stringify({ mcpServers: { gantry: server } })],
  ]
  return (
    <OnceShown title={`The new token ${token.name}`} lines={lines} close={close}>
      The secret of the token, and how clients use it.
    </OnceShown>
  )
}
