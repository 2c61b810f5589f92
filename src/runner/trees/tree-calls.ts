import { realpath } from 'node:fs/promises'
import type { CallHandlers } from '../server.ts'
import type { TreeStore } from './tree-store.ts'

type TreeCallName = Extract<keyof CallHandlers, `${string}Tree` | `${string}Trees` | `tree${string}` | `${string}Pack`>

/** The calls about working trees, at a runner that has some. */
export function treeCalls(trees: TreeStore | undefined): Pick<CallHandlers, TreeCallName> {
  const of = () => trees ?? refuse()
  return {
    treeCommits: async () => ({ commits: await of().commits() }),
    receivePack: async ({ transfer, position }, { body }) => {
      await of().receive(transfer, position, body)
      return {}
    },
    layTree: async ({ tree, order }) => {
      await of().lay(tree, order)
      return { path: await realpath(of().placeOf(tree).files) }
    },
    collectTree: async ({ tree }) => (await of().collect(tree)) ?? {},
    readPack: async ({ tree, position }) => ({ body: await of().read(tree, position) }),
    settleTree: async ({ tree, commit }) => {
      await of().settle(tree, commit)
      return {}
    },
    removeTree: async ({ tree }) => {
      await of().remove(tree)
      return {}
    },
    listTrees: async () => ({ trees: await of().list() }),
  }
}

function refuse(): never {
  throw new Error('This runner has no working trees of its own.')
}
