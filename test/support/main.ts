import { fileURLToPath } from 'node:url'

/** The program of the service: its sources, or the bundle that the files of a run share. */
export const main = process.env['TEST_MAIN'] ?? fileURLToPath(new URL('../../src/main.ts', import.meta.url))
