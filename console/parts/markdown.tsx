import { lexer } from 'marked'
import type { Token, Tokens } from 'marked'
import type { ComponentChildren, JSX } from 'preact'
import { useRef } from 'preact/hooks'

interface MarkdownProps {
  readonly text: string
  /** The level of its first heading: the next below that of the part of the page. */
  readonly level?: 2 | 3
}

/** Markdown as elements: no HTML is made, and HTML in the text is shown as it stands. */
export function Markdown({ text, level = 3 }: MarkdownProps): JSX.Element {
  let last = level - 1
  const drawn = useRef<readonly DrawnBlock[]>([])
  const tokens = tokensOf(text)
  if (tokens === undefined) return <pre class="markdown">{text}</pre>
  const blocks = tokens.map((token, index): DrawnBlock => {
    // A text that leaves a level out does not leave one out of the page.
    if (token.type === 'heading') last = Math.min(level - 1 + token['depth'], last + 1, 5)
    const { raw, type } = token
    const before = drawn.current[index]
    // While a text is written, its last block changes, and so may links to an address that stands at its end.
    if (before?.raw === raw && before.type === type && before.level === last && !raw.includes('[')) return before
    const element = type === 'heading' ? headingOf(last, inlines(token.tokens), String(index)) : blockOf(token, index)
    return { raw, type, level: last, element }
  })
  drawn.current = blocks
  return <div class="markdown">{blocks.map(({ element }) => element)}</div>
}

/** A block of a text as it was drawn: an element that is the same is not compared with the page again. */
interface DrawnBlock {
  readonly raw: string
  readonly type: string
  /** Of the heading before it, or its own. */
  readonly level: number
  readonly element: ComponentChildren
}

/** Nothing where blocks stand in each other so deep that neither the lexer nor the page would come to an end. */
function tokensOf(text: string): readonly Token[] | undefined {
  try {
    const tokens = lexer(text)
    return isDeeper(tokens) ? undefined : tokens
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

const depthMax = 100

function isDeeper(tokens: readonly Token[]): boolean {
  let level = tokens
  for (let depth = 0; depth < depthMax && level.length > 0; depth++)
    level = level.flatMap((token): readonly Token[] => [
      ...('tokens' in token ? (token.tokens ?? []) : []),
      ...(token.type === 'list' ? (token as Tokens.List).items : []),
    ])
  return level.length > 0
}

function blockOf(token: Token, index: number): ComponentChildren {
  const key = String(index)
  switch (token.type) {
    case 'heading':
      return (
        <p key={key}>
          <strong>{inlines(token.tokens)}</strong>
        </p>
      )
    case 'paragraph':
      return <p key={key}>{inlines(token.tokens)}</p>
    case 'text':
      return <span key={key}>{token.tokens ? inlines(token.tokens) : plain(token.text)}</span>
    case 'code':
      return (
        <pre key={key}>
          <code>{token.text}</code>
        </pre>
      )
    case 'blockquote':
      return <blockquote key={key}>{token.tokens?.map(blockOf)}</blockquote>
    case 'list':
      return listOf(token as Tokens.List, key)
    case 'table':
      return tableOf(token as Tokens.Table, key)
    case 'hr':
      return <hr key={key} />
    case 'checkbox':
    case 'space':
    case 'def':
      return undefined
    default:
      return <p key={key}>{token.raw}</p>
  }
}

function headingOf(level: number, children: ComponentChildren, key: string): JSX.Element {
  if (level === 2) return <h2 key={key}>{children}</h2>
  if (level === 3) return <h3 key={key}>{children}</h3>
  return level === 4 ? <h4 key={key}>{children}</h4> : <h5 key={key}>{children}</h5>
}

function listOf({ ordered, start, items }: Tokens.List, key: string): JSX.Element {
  const children = items.map((item, index) => (
    <li key={String(index)}>
      {item.task && (
        <input
          type="checkbox"
          checked={item.checked === true}
          disabled
          aria-label={item.checked === true ? 'done' : 'not done'}
        />
      )}
      {item.tokens.map(blockOf)}
    </li>
  ))
  return ordered ? (
    <ol key={key} start={Number(start) || 1}>
      {children}
    </ol>
  ) : (
    <ul key={key}>{children}</ul>
  )
}

function tableOf({ header, rows }: Tokens.Table, key: string): JSX.Element {
  return (
    <div key={key} class="wide">
      <table>
        <thead>
          <tr>
            {header.map((cell, index) => (
              <th key={String(index)}>{inlines(cell.tokens)}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={String(index)}>
              {row.map((cell, place) => (
                <td key={String(place)}>{inlines(cell.tokens)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function inlines(tokens: readonly Token[] | undefined): ComponentChildren[] {
  return (tokens ?? []).map(inlineOf)
}

function inlineOf(token: Token, index: number): ComponentChildren {
  const key = String(index)
  switch (token.type) {
    case 'strong':
      return <strong key={key}>{inlines(token.tokens)}</strong>
    case 'em':
      return <em key={key}>{inlines(token.tokens)}</em>
    case 'del':
      return <del key={key}>{inlines(token.tokens)}</del>
    case 'codespan':
      return <code key={key}>{token.text}</code>
    case 'br':
      return <br key={key} />
    case 'link':
      return linkOf(token as Tokens.Link, key)
    case 'image':
      // A picture elsewhere would tell its server who reads: its text is shown.
      return (
        <span key={key} class="picture">
          {token.text}
        </span>
      )
    case 'text':
      return token.tokens ? inlines(token.tokens) : plain(token.text)
    case 'checkbox':
      return undefined
    case 'escape':
      return plain(token.text)
    default:
      return token.raw
  }
}

/** Only addresses that a browser opens as a page. */
function linkOf({ href, tokens }: Tokens.Link, key: string): JSX.Element {
  return /^(?:https?:|mailto:)/i.test(href) ? (
    <a key={key} href={href} rel="noreferrer noopener nofollow" target="_blank">
      {inlines(tokens)}
    </a>
  ) : (
    <span key={key}>{inlines(tokens)}</span>
  )
}

/** The lexer gives the text of some tokens with entities; elements show text as it is. */
function plain(text: string): string {
  return text.replaceAll(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => entities[name] ?? '')
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }
