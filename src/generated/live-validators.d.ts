// Made from openapi.yaml by `npm run generate`. Do not edit.
import type { Validator } from '../http/route.ts'

export const validators: { readonly [name: string]: Validator | undefined }
