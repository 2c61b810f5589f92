import { importBuilt } from './built.js'

export const { GantryError, UnexpectedAnswer, createClient } = await importBuilt('client/client')
