import type { SessionConfigOption, SessionModeState, SessionUpdate } from '@agentclientprotocol/sdk'
import type { Schemas } from '../../generated/types.ts'

type Shown = Schemas['ChatAgentSession']
type Mode = Schemas['ChatAgentMode']

const idLengthMax = 256
const nameLengthMax = 1_024
const descriptionLengthMax = 4_096
const modesMax = 50
const commandsMax = 200

/** How a mode is set: by its own request, or as an option of the session whose category is `mode`. */
export type ModeSwitch = { readonly kind: 'mode' } | { readonly kind: 'option'; readonly optionId: string }

/** What an agent reports of its session, apart from its answers. */
export class AgentState {
  #shown: Shown = {}
  #switch: ModeSwitch = { kind: 'mode' }

  constructor(before: Shown = {}) {
    this.#shown = before
  }

  get shown(): Shown {
    return this.#shown
  }

  get modeSwitch(): ModeSwitch {
    return this.#switch
  }

  /** What the agent said when the session was opened. */
  open(modes: SessionModeState | null | undefined, options: readonly SessionConfigOption[] | null | undefined): void {
    if (modes) this.#setModes(modes.currentModeId, modes.availableModes)
    else if (options) this.#takeOptions(options)
  }

  setMode(mode: string): void {
    this.#shown = { ...this.#shown, mode: mode.slice(0, idLengthMax) }
  }

  /** Whether the update was about the session, and not about an answer. */
  take(update: SessionUpdate): boolean {
    switch (update.sessionUpdate) {
      case 'available_commands_update': {
        const commands = update.availableCommands.slice(0, commandsMax).flatMap(({ name, description, input }) => {
          const hint = input?.hint?.slice(0, nameLengthMax)
          const about = { name: name.slice(0, idLengthMax), description: description.slice(0, descriptionLengthMax) }
          return name === '' ? [] : [{ ...about, ...(hint !== undefined && { hint }) }]
        })
        this.#shown = { ...this.#shown, commands }
        return true
      }
      case 'current_mode_update':
        this.setMode(update.currentModeId)
        return true
      case 'config_option_update':
        this.#takeOptions(update.configOptions)
        return true
      case 'session_info_update': {
        if (update.title === undefined) return true
        const { title: _, ...rest } = this.#shown
        this.#shown = { ...rest, ...(update.title && { title: update.title.slice(0, nameLengthMax) }) }
        return true
      }
      case 'usage_update': {
        const { used, size, cost } = update
        const contextTokens = wholeOf(used)
        const contextTokensMax = wholeOf(size)
        // Other units than dollars cannot be compared with a budget.
        const costMicros = cost?.currency === 'USD' ? wholeOf(cost.amount * 1_000_000) : undefined
        this.#shown = {
          ...this.#shown,
          ...(contextTokens !== undefined && { contextTokens }),
          ...(contextTokensMax !== undefined && { contextTokensMax }),
          ...(costMicros !== undefined && { costMicros }),
        }
        return true
      }
      default:
        return false
    }
  }

  #takeOptions(options: readonly SessionConfigOption[]): void {
    const option = options.find(({ category, type }) => category === 'mode' && type === 'select')
    if (option?.type !== 'select') return
    const offered = option.options.flatMap((each) => ('options' in each ? each.options : [each]))
    this.#switch = { kind: 'option', optionId: option.id }
    this.#setModes(
      option.currentValue,
      offered.map(({ value, name, description }) => ({ id: value, name, description })),
    )
  }

  #setModes(
    current: string,
    offered: readonly {
      readonly id: string
      readonly name: string
      readonly description?: string | null | undefined
    }[],
  ): void {
    const modes = offered.slice(0, modesMax).flatMap(({ id, name, description }): Mode[] => {
      if (id === '' || id.length > idLengthMax) return []
      const text = description?.slice(0, descriptionLengthMax)
      return [{ id, name: name.slice(0, nameLengthMax), ...(text !== undefined && { description: text }) }]
    })
    this.#shown = { ...this.#shown, mode: current.slice(0, idLengthMax), modes }
  }
}

/** From the strictest on: what the ids and names of modes say. A mode without such a word comes second. */
const strictness: readonly (readonly [words: RegExp, rank: number])[] = [
  [/bypass|yolo|full|danger|don.?t.?ask|unrestricted|never/i, 5],
  [/auto|accept.?all/i, 4],
  [/accept|edit/i, 3],
  [/plan|architect/i, 2],
  [/read.?only|default|ask|manual|normal|confirm|always/i, 0],
]
const unknownRank = 1

/**
 * The mode in which an agent asks most before it acts. The protocol has no order of modes, so their words decide, and
 * the current mode when these say nothing. A mode that only plans comes after those in which it can work and asks.
 */
export function strictestOf(modes: readonly Mode[], current: string | undefined): string | undefined {
  const ranked = modes.map((mode) => ({ id: mode.id, rank: rankOf(mode), isCurrent: mode.id === current }))
  ranked.sort((one, other) => one.rank - other.rank || Number(other.isCurrent) - Number(one.isCurrent))
  return ranked[0]?.id
}

function rankOf({ id, name }: Mode): number {
  // `don't ask` is no mode that asks, and `auto edit` none that edits after a question: the laxest word counts.
  return strictness.find(([words]) => words.test(`${id} ${name}`))?.[1] ?? unknownRank
}

function wholeOf(value: number): number | undefined {
  const whole = Math.round(value)
  return Number.isSafeInteger(whole) && whole >= 0 ? whole : undefined
}
