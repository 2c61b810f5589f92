import { errorCodes } from 'fastify'
import type { FastifyRequest } from 'fastify'
import { fail } from '../errors.ts'
import { quote } from '../platform/text/quote.ts'

/** The media types of a JSON body. */
export const jsonTypes = ['application/json', 'application/merge-patch+json']

/** A type that some operation accepts is not accepted by each. */
export function refuseOtherTypes({ headers, routeOptions: { config } }: FastifyRequest): void {
  const [type = ''] = (headers['content-type'] ?? '').toLowerCase().split(';')
  if (config.accepts?.includes(type.trim()) === false) throw new errorCodes.FST_ERR_CTP_INVALID_MEDIA_TYPE(type)
}

export function refuseOtherCharsets(contentType: string | undefined): void {
  const charset = /charset\s*=\s*"?([^";\s]+)/i.exec(contentType ?? '')?.[1]
  if (charset && charset.toLowerCase() !== 'utf-8')
    fail('unsupported_media_type', {
      message: `The charset ${quote(charset)} is not accepted. Send JSON as UTF-8 and omit the charset parameter.`,
    })
}
