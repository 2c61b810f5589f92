import type { Schemas } from '../generated/types.ts'

/** One of the events of the contract, without the number that it gets. What is only sent is never stored. */
export type NewEvent = NewEventOf<Exclude<Event, { kind: 'webhook.test' }>>

type Event = Schemas['Event']
/** The store knows who caused it by the id. */
type NewEventOf<Kind> = Kind extends Event
  ? Readonly<Omit<Kind, 'id' | 'actor' | 'data'>> & {
      readonly actor: string
      readonly data: StoredData<Kind['data']>
    } & TaskIdOf<Kind>
  : never
/** The kind of a user is looked up when the event is shown. */
type StoredData<Data> = Data extends { claimedBy: unknown }
  ? Omit<Data, 'claimedBy'> & { claimedBy: Schemas['Author'] }
  : Data
/** The data of a kind of events. */
export type StoredEventData<Kind extends NewEvent['kind']> = Extract<NewEvent, { kind: Kind }>['data']
/** Every event may be asked for its task; one of a kind that belongs to none cannot be given one. */
type TaskIdOf<Kind> = 'taskId' extends keyof Kind ? unknown : { readonly taskId?: never }

/** Events of the kinds that begin so, without their time. */
export type TimelessEvent<Start extends string> = TimelessOf<Extract<NewEvent, { kind: `${Start}${string}` }>>

type TimelessOf<Kind> = Kind extends NewEvent ? Omit<Kind, 'at'> : never

export type StoredEvent = NewEvent & {
  /** The sequence number. */
  readonly id: number
}
