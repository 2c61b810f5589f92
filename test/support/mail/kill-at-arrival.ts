/** Loaded before the service: kills it by SIGKILL just before or after an email gets its name (`TEST_KILL_AT`). */
import files from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'

const { rename } = files
const isBefore = process.env['TEST_KILL_AT'] === 'before'

files.rename = async (from, to) => {
  const isArrival = String(to).endsWith('.eml')
  if (isArrival && isBefore) process.kill(process.pid, 'SIGKILL')
  await rename(from, to)
  if (isArrival) process.kill(process.pid, 'SIGKILL')
}
syncBuiltinESMExports()
