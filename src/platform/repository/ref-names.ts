/**
 * Says what is wrong with a branch name, or nothing. The rules of git-check-ref-format(1) with `--branch`, kept here
 * because no library may see a name before us: `../config` as a ref reads files outside the refs, `--force` is an
 * option, and `main:refs/heads/evil` moves another branch.
 */
export function faultInBranch(name: string): string | undefined {
  if (name === 'HEAD') return 'HEAD is not a branch name. Give the name of a branch.'
  return faultInName(name)
}

/**
 * Says what is wrong with the name of a remote, or nothing. An address is not a name: remotes are set up in the
 * repository.
 */
export function faultInRemote(name: string): string | undefined {
  if (name.includes(':') || name.startsWith('/')) return 'Give the name of a configured remote, not a URL.'
  return faultInName(name)
}

const forbiddenCharacters = /[\u0000-\u0020\u007f~^:?*[\\]/
/** What a file system takes as one name, less what git appends while it writes (`.lock`). */
const componentBytesMax = 250

function faultInName(name: string): string | undefined {
  if (name === '') return 'The name is empty.'
  if (name.startsWith('-')) return 'The name may not start with a dash.'
  if (forbiddenCharacters.test(name))
    return 'The name may not contain spaces, control characters or any of ~ ^ : ? * [ \\.'
  if (!name.isWellFormed()) return 'The name is not valid Unicode.'
  if (name === '@' || name.includes('@{')) return 'The name may not be @ or contain @{.'
  if (name.includes('..') || name.endsWith('.')) return 'The name may not contain two dots in a row or end with a dot.'
  return name
    .split('/')
    .map(faultInComponent)
    .find((fault) => fault !== undefined)
}

function faultInComponent(component: string): string | undefined {
  if (component === '') return 'The name may not start or end with a slash or contain two in a row.'
  if (component.startsWith('.') || component.endsWith('.lock'))
    return 'No part of the name may start with a dot or end with .lock.'
  if (Buffer.byteLength(component) > componentBytesMax) return 'A part of the name is too long.'
  return undefined
}
