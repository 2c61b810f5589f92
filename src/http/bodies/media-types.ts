import { errorCodes } from 'fastify'
import type { FastifyContextConfig } from 'fastify'
import { fail } from '../../errors.ts'
import { quote } from '../../platform/text/quote.ts'

/** The media types of a JSON body. */
export const jsonTypes = ['application/json', 'application/merge-patch+json']

/** A type that some operation accepts is not accepted by each. */
export function refuseOtherTypes(contentType = '', { accepts }: FastifyContextConfig): void {
  // Most calls send the plain type of JSON.
  if (accepts === undefined || accepts.includes(contentType)) return
  const [type = ''] = contentType.toLowerCase().split(';')
  if (!accepts.includes(type.trim())) throw new errorCodes.FST_ERR_CTP_INVALID_MEDIA_TYPE(type)
}

export function refuseOtherCharsets(contentType = ''): void {
  if (!contentType.includes(';')) return
  const charset = /charset\s*=\s*"?([^";\s]+)/i.exec(contentType)?.[1]
  if (charset && charset.toLowerCase() !== 'utf-8')
    fail('unsupported_media_type', {
      message: `The charset ${quote(charset)} is not accepted. Send JSON as UTF-8 and omit the charset parameter.`,
    })
}
