import { type Context, Hono } from 'hono'
import { Refusal } from '#contract/refusal.ts'
import type { Villa } from '#contract/villas.ts'
import { slugAsked } from '#domain/villas/slug.ts'
import { pictureNotFound, pictureNotReadable } from '#words/in-english.ts'
import { getPrefix, type Language, languages } from '#words/languages.ts'
import type { Deps } from '../deps.ts'
import type { Bindings } from '../http/address.ts'
import { addressLimit } from '../http/limit-calls.ts'
import { DrawingFailed } from '../pictures/drawing.ts'
import { StoreDown } from '../store/store-down.ts'
import { villaBy } from '../villas/queries.ts'
import { placeLines, previewPictures, TooManyDrawings } from './draw-preview.ts'
import { PreviewQuery, readPreview } from './read-preview.ts'

const PREVIEWS_PER_MINUTE = 60
const NO_STORE = { 'cache-control': 'no-store' }
/** Seconds. Nights are sold meanwhile, and prices change. */
const FRESH = { 'cache-control': 'public, max-age=600' }

type Passed = { Bindings: Bindings }

/**
 * The picture that shared links of a villa show: a JPEG, which is a fifth of a PNG; the type says so, and the address is that of the
 * design. With dates and their price as long as they can be booked.
 */
export function previewRoutes(deps: Deps) {
  const limit = addressLimit(deps, 'previews', PREVIEWS_PER_MINUTE)
  const pictures = previewPictures(deps)

  const answer = (language: Language) => async (c: Context<Passed>) => {
    const wait = await limit(c.env.address ?? 'unknown')
    if (wait !== null) return c.text(pictureNotReadable, 429, { ...NO_STORE, 'retry-after': String(wait) })
    const asked = PreviewQuery.safeParse(c.req.query())
    if (!asked.success) return c.text(pictureNotFound, 400, NO_STORE)
    const slug = c.req.param('slug') ?? ''
    const villa = await findVilla(slugAsked(slug))
    if (!villa) return c.text(pictureNotFound, 404, NO_STORE)
    if (villa.slug !== slug) return c.redirect(`${getPrefix(language)}/villas/${villa.slug}/preview.png${new URL(c.req.url).search}`, 301)
    const preview = await readPreview(deps, villa, asked.data, language)
    const lines = placeLines(preview, language)
    const name = pictures.name(preview.photo, lines)
    const headers = { ...FRESH, etag: `"${name}"` }
    if (c.req.header('if-none-match') === headers.etag) return c.body(null, 304, headers)
    const bytes = await pictures.get(name, preview.photo, lines)
    return new Response(bytes as Uint8Array<ArrayBuffer>, {
      headers: { ...headers, 'content-type': 'image/jpeg', 'x-content-type-options': 'nosniff' },
    })
  }

  /** A villa on sale, by its present or a former slug. */
  async function findVilla(slug: string): Promise<Villa | null> {
    try {
      const villa = await villaBy(deps.db, slug)
      return villa.slug === slug || villa.formerSlugs.includes(slug) ? villa : null
    } catch (error) {
      if (error instanceof Refusal) return null
      throw error
    }
  }

  const routes = new Hono<Passed>()
  for (const language of languages) routes.get(`${getPrefix(language)}/villas/:slug/preview.png`, answer(language))
  return routes.onError((error, c) => {
    const passing = error instanceof TooManyDrawings || error instanceof StoreDown || error instanceof DrawingFailed
    if (!passing) throw error
    if (!(error instanceof TooManyDrawings)) deps.log.error({ err: error }, 'a preview could not be drawn')
    return c.text(pictureNotReadable, 503, { ...NO_STORE, 'retry-after': '10' })
  })
}
