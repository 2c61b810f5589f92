import { importBuilt } from './built.js'

export const { start } = await importBuilt('gantry')
