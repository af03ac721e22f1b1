import { Hono } from 'hono'
import * as words from '#words/answers.en.ts'
import type { Deps } from '../deps.ts'
import { StoreDown } from '../store/store-down.ts'
import { readPicture } from './files.ts'

const NOT_KEPT = { 'cache-control': 'no-store' }

/** Immutable: cacheable forever. 404s are never cached. */
export const pictureRoutes = ({ store, log }: Deps) =>
  new Hono().get('/pictures/:name', async (c) => {
    try {
      const picture = await readPicture(store, c.req.param('name'))
      if (!picture) return c.text(words.pictureNotFound, 404, NOT_KEPT)
      return new Response(picture.bytes as Uint8Array<ArrayBuffer>, {
        headers: {
          'content-type': picture.type,
          'cache-control': 'public, max-age=31536000, immutable',
          'x-content-type-options': 'nosniff',
        },
      })
    } catch (error) {
      if (!(error instanceof StoreDown)) throw error
      log.error({ err: error }, 'a picture could not be read')
      return c.text(words.pictureNotReadable, 503, { ...NOT_KEPT, 'retry-after': '10' })
    }
  })
