import { GantryError } from 'gantry/client'
import type { Schemas } from 'gantry/client'
import type { JSX } from 'preact'
import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import { gantry, isSignedOut, leave, sentenceOf } from '../gantry.ts'
import type { InputSchema } from '../operations.ts'
import { CopyAs } from '../parts/copy-as.tsx'
import { Icon } from '../parts/icons.tsx'
import { argumentsOf, SchemaFields } from '../parts/schema-form.tsx'
import { Problem } from '../parts/states.tsx'
import { hrefOf } from '../router.ts'

const rules: Readonly<Record<Schemas.McpToolRule, readonly [words: string, look: string] | undefined>> = {
  allow: undefined,
  ask: ['needs an approval', 'warn'],
  deny: ['denied', 'bad'],
}

/** A tool, which opens to a form of its arguments. */
export function ToolView({ tool }: { readonly tool: Schemas.McpTool }): JSX.Element {
  const [isOpen, setOpen] = useState(false)
  const rule = rules[tool.rule]
  return (
    <details class="file tool" data-tool={tool.name} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <Icon name="wrench" />
        <span class="line-words">
          <strong>{tool.title ?? tool.name}</strong>
          <span class="quiet small">{tool.description.split('\n', 1)[0]}</span>
        </span>
        {tool.annotations['readOnlyHint'] === true && <span class="chip">only reads</span>}
        {rule !== undefined && <span class={`chip ${rule[1]}`}>{rule[0]}</span>}
      </summary>
      {isOpen && <ToolForm tool={tool} />}
    </details>
  )
}

function isSchema(value: unknown): value is InputSchema {
  return typeof value === 'object' && value !== null
}

/** The arguments of a tool by its schema, and what it answers. */
function ToolForm({ tool: { serverName, name, description, inputSchema } }: { readonly tool: Schemas.McpTool }) {
  const form = useRef<HTMLFormElement>(null)
  const [result, setResult] = useState<Schemas.McpResult>()
  const [problem, setProblem] = useState<{ readonly text: string; readonly isWaiting: boolean }>()
  const [isSending, setSending] = useState(false)
  const schema: InputSchema = isSchema(inputSchema) ? inputSchema : {}
  const args = () => ({ serverName, toolName: name, arguments: argumentsOf(form.current, schema) })
  const send = async () => {
    setProblem(undefined)
    setResult(undefined)
    setSending(true)
    try {
      setResult((await gantry.mcp.call(args())).result)
    } catch (error) {
      if (isSignedOut(error)) leave()
      const isWaiting = error instanceof GantryError && error.code === 'approval_required'
      setProblem({ text: sentenceOf(error), isWaiting })
    }
    setSending(false)
  }
  return (
    <form
      ref={form}
      class="tool-form"
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      {description.includes('\n') && <p class="quiet small tool-about">{description}</p>}
      <SchemaFields input={schema} />
      <div class="form-actions">
        <button type="submit" class="button primary" disabled={isSending}>
          {isSending ? 'Calling' : 'Call'}
        </button>
        <CopyAs
          group="mcp"
          command="mcp call"
          args={() => safely(args, { serverName, toolName: name, arguments: {} })}
        />
      </div>
      {problem !== undefined && <Problem text={problem.text} />}
      {problem?.isWaiting === true && (
        <p class="small">
          Approve it under{' '}
          <a class="link" data-go href={hrefOf('/tools?view=calls')}>
            Calls
          </a>
          , then call it again.
        </p>
      )}
      {result !== undefined && <ToolResult result={result} />}
    </form>
  )
}

function safely<Value>(read: () => Value, fallback: Value): Value {
  try {
    return read()
  } catch {
    return fallback
  }
}

interface Content {
  readonly type: string
  readonly text?: string
  readonly data?: string
  readonly mimeType?: string
}

function contentOf({ content }: Schemas.McpResult): readonly Content[] {
  return Array.isArray(content) ? content.filter((part): part is Content => isSchema(part)) : []
}

/** The parts of a result: text and pictures as they are, all else as JSON. */
function ToolResult({ result }: { readonly result: Schemas.McpResult }): JSX.Element {
  const parts = contentOf(result)
  const structured = result['structuredContent']
  const failed = result['isError'] === true
  return (
    <section class="tool-result" aria-label="Result">
      <h3>{failed ? 'The tool has failed' : 'Result'}</h3>
      {parts.map((part, index) => (
        <ResultPart key={String(index)} part={part} />
      ))}
      {structured !== undefined && <Text text={JSON.stringify(structured, undefined, 2)} />}
      {parts.length === 0 && structured === undefined && <Text text={JSON.stringify(result, undefined, 2)} />}
    </section>
  )
}

function ResultPart({ part }: { readonly part: Content }): JSX.Element {
  if (part.type === 'text' && part.text !== undefined) return <Text text={part.text} />
  if (part.type === 'image' && part.data !== undefined && /^image\/(png|jpeg|gif|webp)$/.test(part.mimeType ?? ''))
    return <Picture data={part.data} type={part.mimeType ?? ''} />
  return <Text text={JSON.stringify(part, undefined, 2)} />
}

function Text({ text }: { readonly text: string }): JSX.Element {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keys.
    <pre class="tool-log" tabIndex={0}>
      {text}
    </pre>
  )
}

function Picture({ data, type }: { readonly data: string; readonly type: string }): JSX.Element {
  const url = useMemo(
    () => URL.createObjectURL(new Blob([Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0))], { type })),
    [data, type],
  )
  useEffect(() => () => URL.revokeObjectURL(url), [url])
  return <img class="tool-picture" src={url} alt="Made by the tool" />
}
