#!/usr/bin/env node
// An older Node.js would print a stack trace, so that this file is JavaScript that it can read.
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const [major] = process.versions.node.split('.')
if (existsSync(`${root}src/main.ts`) && !existsSync(`${root}node_modules`))
  refuse(`The packages of this clone are not installed. Run npm ci in ${root} first.`)
else if (Number(major) >= 24) await (await import('./built.js')).importBuilt('main')
else await runOn(await packagedNode())

/** The program of the package `node`, if it is installed. */
async function packagedNode() {
  const { createRequire } = await import('node:module')
  try {
    return createRequire(import.meta.url).resolve('node/bin/node')
  } catch {
    return undefined
  }
}

async function runOn(node) {
  if (node === undefined) {
    refuse(
      `Gantry needs Node.js 24 or later, and this is ${process.versions.node}. Install it, run npm ci with development packages in a clone, or add --package node@24 to npx.`,
    )
    return
  }
  const { spawn } = await import('node:child_process')
  const child = spawn(node, process.argv.slice(1), { stdio: 'inherit' })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('close', (code, signal) => {
    process.exitCode = code ?? (signal ? 1 : 0)
  })
}

function refuse(sentence) {
  console.error(sentence)
  process.exitCode = 2
}
