import { GantryError } from 'gantry/client'
import type { Schemas } from 'gantry/client'
import type { JSX } from 'preact'
import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import { gantry, isSignedOut, leave, sentenceOf } from '../gantry.ts'
import type { Arguments, InputSchema } from '../operations.ts'
import { CopyAs } from '../parts/copy-as.tsx'
import { Icon } from '../parts/icons.tsx'
import { QuestionForm, questionsOf } from '../parts/question-form.tsx'
import { jsonIn, Readable } from '../parts/readable.tsx'
import { SchemaFields } from '../parts/schema-form.tsx'
import { argumentsOf } from '../parts/schema-values.ts'
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

type Call = Parameters<typeof gantry.mcp.call>[0]

/** A call of a tool with all that is asked in it: what it answers, and what has failed. */
function useToolCall() {
  const [result, setResult] = useState<Schemas.McpResult>()
  const [problem, setProblem] = useState<{ readonly text: string; readonly isWaiting: boolean }>()
  const [isSending, setSending] = useState(false)
  /** An answer to a question is a call with the same arguments. */
  const called = useRef<Call>(undefined)
  const send = async (call: Call) => {
    setProblem(undefined)
    setSending(true)
    try {
      setResult((await gantry.mcp.call(call)).result)
    } catch (error) {
      if (isSignedOut(error)) leave()
      const code = error instanceof GantryError ? error.code : ''
      // A question that is answered wrongly waits on.
      if (code !== 'mcp_arguments_invalid') setResult(undefined)
      setProblem({ text: sentenceOf(error), isWaiting: code === 'approval_required' })
    }
    setSending(false)
  }
  const begin = async (read: () => Call) => {
    setResult(undefined)
    called.current = undefined
    try {
      called.current = read()
    } catch (error) {
      setProblem({ text: sentenceOf(error), isWaiting: false })
    }
    if (called.current) await send(called.current)
  }
  const answer = async (inputResponses: Arguments) => {
    const requestState = result?.['requestState']
    if (called.current)
      await send({ ...called.current, inputResponses, ...(typeof requestState === 'string' && { requestState }) })
  }
  return { result, problem, isSending, begin, answer }
}

/** The arguments of a tool by its schema, and what it answers. */
function ToolForm({ tool: { serverName, name, description, inputSchema } }: { readonly tool: Schemas.McpTool }) {
  const form = useRef<HTMLFormElement>(null)
  const { result, problem, isSending, begin, answer } = useToolCall()
  const schema: InputSchema = isSchema(inputSchema) ? inputSchema : {}
  const args = () => ({ serverName, toolName: name, arguments: argumentsOf(form.current, schema) })
  const questions = result && questionsOf(result)
  return (
    <>
      <form
        ref={form}
        class="tool-form"
        onSubmit={(event) => {
          event.preventDefault()
          void begin(args)
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
      </form>
      {questions ? (
        <QuestionForm
          key={String(result?.['requestState'])}
          serverName={serverName}
          questions={questions}
          answer={answer}
          takesFocus
        />
      ) : (
        result !== undefined && <ToolResult result={result} />
      )}
    </>
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
      {parts
        .filter((part) => !isSaidBy(structured, part))
        .map((part, index) => (
          <ResultPart key={String(index)} part={part} />
        ))}
      {structured !== undefined && <Readable value={structured} />}
      {parts.length === 0 && structured === undefined && <Readable value={result} />}
    </section>
  )
}

/** Servers repeat what they structure as text, for clients that do not read it. */
function isSaidBy(structured: unknown, { type, text = '' }: Content): boolean {
  return structured !== undefined && type === 'text' && JSON.stringify(jsonIn(text)) === JSON.stringify(structured)
}

function ResultPart({ part }: { readonly part: Content }): JSX.Element {
  if (part.type === 'text' && part.text !== undefined) return <Text text={part.text} />
  if (part.type === 'image' && part.data !== undefined && /^image\/(png|jpeg|gif|webp)$/.test(part.mimeType ?? ''))
    return <Picture data={part.data} type={part.mimeType ?? ''} />
  return <Readable value={part} />
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
