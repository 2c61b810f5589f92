import type { IncomingHttpHeaders } from 'node:http'
import type { Model } from '../../services/ai.ts'

// https://platform.openai.com/docs/api-reference/models and https://docs.anthropic.com/en/api/models-list

/** All models, in the form of the interface whose client asks: one of Anthropic names a version of it. */
export function modelList(models: readonly Model[], headers: IncomingHttpHeaders): object {
  const data = models.map((model) => modelOf(model, headers))
  if (!isAnthropic(headers)) return { object: 'list', data }
  return { data, has_more: false, first_id: models.at(0)?.id ?? null, last_id: models.at(-1)?.id ?? null }
}

export function modelOf({ id, provider }: Model, headers: IncomingHttpHeaders): object {
  return isAnthropic(headers)
    ? { type: 'model', id, display_name: id, created_at: unknownTime }
    : { id, object: 'model', created: 0, owned_by: provider }
}

/** When a model was made is not known, and both interfaces want a time. */
const unknownTime = '1970-01-01T00:00:00Z'

function isAnthropic(headers: IncomingHttpHeaders): boolean {
  return headers['anthropic-version'] !== undefined
}
