import { Hono } from 'hono'
import { pictureNotFound, pictureNotReadable } from '#words/in-english.ts'
import type { Deps } from '../deps.ts'
import { StoreDown } from '../store/store-down.ts'
import { readPicture } from './files.ts'

const NO_STORE = { 'cache-control': 'no-store' }

/** Immutable: cacheable forever, and validated by their name. 404s are never cached. */
export const pictureRoutes = ({ store, log }: Deps) =>
  new Hono().get('/pictures/:name', async (c) => {
    const name = c.req.param('name')
    const immutable = { etag: `"${name}"`, 'cache-control': 'public, max-age=31536000, immutable' }
    try {
      const picture = await readPicture(store, name)
      if (!picture) return c.text(pictureNotFound, 404, NO_STORE)
      if (c.req.header('if-none-match') === immutable.etag) return c.body(null, 304, immutable)
      return new Response(picture.bytes as Uint8Array<ArrayBuffer>, {
        headers: { ...immutable, 'content-type': picture.type, 'x-content-type-options': 'nosniff' },
      })
    } catch (error) {
      if (!(error instanceof StoreDown)) throw error
      log.error({ err: error }, 'a picture could not be read')
      return c.text(pictureNotReadable, 503, { ...NO_STORE, 'retry-after': '10' })
    }
  })
