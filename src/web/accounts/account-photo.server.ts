import type { Api } from '#contract/client.ts'
import { galleryCalls } from '#contract/gallery.ts'
import { apiResult } from '../api-results.server.ts'

/** The photograph beside the account forms: what is around the house, else the first of the gallery; none without a gallery. */
export async function readAccountPhoto(api: Api) {
  const { answer } = await apiResult(api(galleryCalls.list, {}))
  const images = answer ?? []
  return (images.find(({ category }) => category === 'surroundings') ?? images[0])?.picture ?? null
}
