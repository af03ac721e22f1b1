import type { Api } from '#contract/client.ts'
import { type Villa, villaCalls } from '#contract/villas.ts'
import { slugAsked } from '#domain/villas/slug.ts'
import { apiResult, pageFailure } from '../api-results.server.ts'

/** A villa on sale by its slug in any case, also a former one, or its id: from the list that all pages share, else on its own. */
export async function findVilla(api: Api, asked: string): Promise<Villa | null> {
  const wanted = slugAsked(asked)
  if (wanted === '') return null
  const { villas, total } = await api(villaCalls.list, {})
  const known = villas.find(({ slug }) => slug === wanted) ?? villas.find(({ id }) => String(id) === wanted)
  if (known || total === 0) return known ?? null
  const { answer, refused } = await apiResult(api(villaCalls.one, { villa: wanted.slice(0, LONGEST) }))
  // Also text that no villa can have as its slug is a page that is not there.
  if (refused && refused.status !== 404 && refused.status !== 400) throw pageFailure(refused)
  return answer?.villa ?? null
}

const LONGEST = 200
