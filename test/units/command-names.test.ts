import t from 'tap'
import { commandMistakes, unnamed } from '../../scripts/command-names.ts'
import { operationsOf } from '../../scripts/contract-document.ts'
import { readContract } from '../../scripts/read-contract.ts'

/** What is wrong with the contract when one operation has another name, or none. */
function mistakesWith(id: string, command: string | undefined): string[] {
  const contract = readContract()
  const found = operationsOf(contract).find(({ operation }) => operation.operationId === id)?.operation
  if (!found) throw new Error(`${id} is no operation.`)
  if (command === undefined) delete found['x-command']
  else found['x-command'] = command
  return commandMistakes(contract)
}

t.test('every operation has a name in the command line, or a reason', async (t) => {
  t.same(commandMistakes(readContract()), [])
  t.match(mistakesWith('listTasks', undefined), [/^listTasks: has an x-command, or a reason/])
  t.match(mistakesWith('readTerminal', 'terminals read'), [/^readTerminal: has an x-command, and so no reason/])
  t.ok(Object.keys(unnamed).length < 12, 'the list of those without a name stays short')
})

t.test('the name of an operation is unique, and the group of no other one', async (t) => {
  t.match(mistakesWith('getTask', 'tasks list'), [/^listTasks: .* tasks list is taken/, /^getTask: .* is taken/])
  t.match(mistakesWith('getJob', 'jobs wait'), [/^getJob: its x-command jobs wait is taken/])
  t.match(mistakesWith('listTasks', 'tasks comments'), [
    /^listTasks: .* tasks comments is the group of tasks comments list/,
  ])
})

t.test('the words of a name are in kebab case, and at most three', async (t) => {
  for (const name of ['tasks claimNext', 'Tasks list', 'tasks history entries list', 'tasks  list', 'tasks -list'])
    t.match(mistakesWith('getTask', name), [/^getTask: its x-command is one to 3 words in kebab case/], name)
})
