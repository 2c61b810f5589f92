import { accessSync, constants, statSync } from 'node:fs'
import { basename, delimiter, isAbsolute, sep } from 'node:path'
import { networkEnvironment } from './network-variables.ts'

/**
 * What a program in a terminal finds in its environment: a chosen few of the service's own variables, and no secrets
 * but the password that the address of a proxy may have.
 */
export function makeEnvironment(own: NodeJS.ProcessEnv): Record<string, string> {
  const chosen = Object.entries(own).filter(([name]) => passed.has(name) || name.startsWith('LC_'))
  return {
    ...Object.fromEntries(chosen.map(([name, value]) => [name, value ?? ''])),
    ...networkEnvironment(own),
    ...(speaksLanguage(own) ? {} : { LANG: 'C.UTF-8' }),
    PATH: withoutNpm(own.PATH ?? defaultPath),
    SHELL: findShell(own),
    TERM: 'xterm-256color',
    COLORTERM: 'truecolor',
  }
}

/** The user's shell, if the environment names one that can be used. */
export function findShell({ SHELL }: NodeJS.ProcessEnv): string {
  const named = SHELL && isAbsolute(SHELL) && !refusing.has(basename(SHELL)) ? [SHELL] : []
  return [...named, '/bin/bash'].find(isExecutable) ?? '/bin/sh'
}

const passed = new Set(['PATH', 'HOME', 'USER', 'LOGNAME', 'LANG', 'TZ', 'SHELL', 'TMPDIR'])
const defaultPath = '/usr/local/bin:/usr/bin:/bin'

// Accounts of services have one of these as their shell.
const refusing = new Set(['nologin', 'false'])

// Without a locale, programs take every byte beyond ASCII for a character of its own.
function speaksLanguage({ LANG, LC_ALL, LC_CTYPE }: NodeJS.ProcessEnv): boolean {
  return Boolean(LANG || LC_ALL || LC_CTYPE)
}

/**
 * A script that npm runs finds the bin folders of its own packages in front of PATH, and last among them one for
 * node-gyp. They are the service's, not the user's.
 */
function withoutNpm(path: string): string {
  const folders = path.split(delimiter)
  return folders.slice(folders.findLastIndex(isAddedByNpm) + 1).join(delimiter) || defaultPath
}

function isAddedByNpm(folder: string): boolean {
  return folder.endsWith(['run-script', 'lib', 'node-gyp-bin'].join(sep))
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return statSync(path).isFile()
  } catch {
    return false
  }
}
