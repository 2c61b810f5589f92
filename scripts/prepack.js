/**
 * Refuses `npm pack` and `npm publish` of the sources: they would make another package of the same name. npm runs this
 * before `npm run pack` too, which makes the right one.
 */
const isByScript = ['run', 'run-script'].includes(process.env['npm_command'] ?? '')
if (!isByScript) {
  console.error(
    'The package is made by npm run pack, which writes its package.json and builds it. Publish that file: npm publish gantry-VERSION.tgz.',
  )
  process.exitCode = 1
}
