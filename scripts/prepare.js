/**
 * `npm ci` runs this: builds what `npm start` runs in this clone, unless it is there. Without it the sources run, so that
 * nothing here makes the installation fail. An older Node.js reads this file too.
 */
const [major] = process.versions.node.split('.')
try {
  if (Number(major) < 24) throw new Error(`Node.js 24 or later builds it, and this is ${process.versions.node}`)
  const { fileURLToPath } = await import('node:url')
  const { isCurrent } = await import('./clone-build.js')
  if (!isCurrent(fileURLToPath(new URL('..', import.meta.url)))) {
    const { buildClone } = await import('./build-programs.ts')
    await buildClone()
  }
} catch (error) {
  const [reason] = String(error.message).split('\n')
  console.error(`dist was not built, so that npm start runs the sources, which takes longer: ${reason}`)
}
