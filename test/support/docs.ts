import { readFileSync } from 'node:fs'
import t from 'tap'
import { startGantry } from './gantry.ts'

export const contract = readFileSync(new URL('../../openapi.yaml', import.meta.url))

export const gantry = await startGantry(t)
