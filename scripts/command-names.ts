/** `x-command`: the name of an operation in the command line and in the client, as group, noun and verb. */
import { operationsOf } from './contract-document.ts'
import type { Contract } from './contract-document.ts'

/** The operations without a name, and why no person calls them. */
export const unnamed: Readonly<Record<string, string>> = {
  receiveChatEvent: 'a chat platform calls it',
  receiveMatrixTransaction: 'a Matrix server calls it',
  connectLive: 'the client holds the connection, and no command is one message of it',
  connectTerminal: 'the client holds the connection, and no command is one message of it',
  connectRunner: '`gantry run --server` holds the connection',
  createEventTicket: 'its ticket stands for a header that a page cannot send',
  createTerminalTicket: 'its ticket stands for a header that a page cannot send',
  getLinkedFile: 'its address is the link, which a browser opens',
  resizeTerminal: '`terminals resize` has its session in the path',
  writeTerminal: '`terminals input` has its session in the path',
  readTerminal: '`terminals output` has its session in the path',
}

/** Functions of the client that are no operation. */
const ofTheClient = ['jobs wait']

const wordsMax = 3

/** What is wrong with the names: each is known, unique, and never the beginning of another one. */
export function commandMistakes(contract: Contract): string[] {
  const named = operationsOf(contract).map(({ operation }) => [operation.operationId, operation['x-command']] as const)
  const names = [...ofTheClient, ...named.map(([, name]) => name ?? '')]
  const mistakes = named.flatMap(([id, name]) => {
    if (name === undefined) return id in unnamed ? [] : [`${id}: has an x-command, or a reason in ${reasonsFile}`]
    const words = name.split(' ')
    return [
      ...(id in unnamed ? [`${id}: has an x-command, and so no reason in ${reasonsFile}`] : []),
      ...(words.length <= wordsMax && words.every((word) => /^[a-z]+(-[a-z]+)*$/.test(word))
        ? []
        : [`${id}: its x-command is one to ${wordsMax} words in kebab case`]),
      ...(names.filter((other) => other === name).length > 1 ? [`${id}: its x-command ${name} is taken`] : []),
      ...names
        .filter((other) => other.startsWith(`${name} `))
        .map((other) => `${id}: its x-command ${name} is the group of ${other}`),
    ]
  })
  const known = named.map(([id]) => id)
  const gone = Object.keys(unnamed).filter((id) => !known.includes(id))
  return [...mistakes, ...gone.map((id) => `${id}: is no operation, and so has no reason in ${reasonsFile}`)]
}

const reasonsFile = 'scripts/command-names.ts'
