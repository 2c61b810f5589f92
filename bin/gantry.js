#!/usr/bin/env node
// An older Node.js cannot read TypeScript and would print a stack trace, so that this file is JavaScript.
const [major] = process.versions.node.split('.')
if (Number(major) >= 24) await import('../src/main.ts')
else {
  console.error(
    `Gantry needs Node.js 24 or later, and this is ${process.versions.node}. Run npm ci, which installs it, and start with npm start.`,
  )
  process.exitCode = 2
}
