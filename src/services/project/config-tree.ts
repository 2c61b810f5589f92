import type { Node } from 'jsonc-parser'

/** A member of an object in a syntax tree. */
export interface Member {
  readonly key: string
  /** Where the key begins in the text. */
  readonly offset: number
  readonly value: Node
}

export function membersOf(node: Node): Member[] {
  return (node.type === 'object' ? (node.children ?? []) : []).flatMap(({ children }) => {
    const [name, value] = children ?? []
    return name === undefined || value === undefined ? [] : [{ key: String(name.value), offset: name.offset, value }]
  })
}

/** The nodes directly within an object or an array. */
export function nodesIn(node: Node): readonly Node[] {
  return node.type === 'array' ? (node.children ?? []) : membersOf(node).map(({ value }) => value)
}

/** The value of a syntax tree. A key `__proto__` is a key like any other. */
export function valueOf(node: Node): unknown {
  if (node.type === 'array') return nodesIn(node).map(valueOf)
  if (node.type !== 'object') return node.value
  return Object.fromEntries(membersOf(node).map(({ key, value }) => [key, valueOf(value)]))
}

/** The object without the members whose keys are not among these. */
export function withKeys(node: Node, keys: readonly string[]): Node {
  if (node.type !== 'object') return node
  return { ...node, children: (node.children ?? []).filter(({ children: [name] = [] }) => keys.includes(name?.value)) }
}

/** The object with each of its values changed. */
export function mapMembers(node: Node, change: (value: Node) => Node): Node {
  if (node.type !== 'object') return node
  const children = (node.children ?? []).map((property) => {
    const [name, value] = property.children ?? []
    return name && value ? { ...property, children: [name, change(value)] } : property
  })
  return { ...node, children }
}

/** Where a JSON pointer (RFC 6901) leads: the key of a member of an object, or an item of an array. */
export function placeOf(root: Node, pointer: string): { readonly offset: number; readonly node: Node } | undefined {
  let place: { offset: number; node: Node } | undefined = { offset: root.offset, node: root }
  for (const part of pointer.split('/').slice(1).map(unescapePointer)) {
    const within: Node = place.node
    const member: Member | undefined = membersOf(within).findLast(({ key }) => key === part)
    const item: Node | undefined = within.type === 'array' ? within.children?.[Number(part)] : undefined
    if (member) place = { offset: member.offset, node: member.value }
    else if (item) place = { offset: item.offset, node: item }
    else return undefined
  }
  return place
}

export function escapePointer(key: string): string {
  return key.replaceAll('~', '~0').replaceAll('/', '~1')
}

export function unescapePointer(part: string): string {
  return part.replaceAll('~1', '/').replaceAll('~0', '~')
}
