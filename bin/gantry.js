#!/usr/bin/env node
// An older Node.js would print a stack trace, so that this file is JavaScript that it can read.
import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'

const [major] = process.versions.node.split('.')
if (Number(major) >= 24) await (await import('./built.js')).importBuilt('main')
else runOn(packagedNode())

/** The program of the package `node`, if it is installed. */
function packagedNode() {
  try {
    return createRequire(import.meta.url).resolve('node/bin/node')
  } catch {
    return undefined
  }
}

function runOn(node) {
  if (node === undefined) {
    console.error(
      `Gantry needs Node.js 24 or later, and this is ${process.versions.node}. Install it, run npm ci with development packages in a clone, or add --package node@24 to npx.`,
    )
    process.exitCode = 2
    return
  }
  const child = spawn(node, process.argv.slice(1), { stdio: 'inherit' })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('close', (code, signal) => {
    process.exitCode = code ?? (signal ? 1 : 0)
  })
}
