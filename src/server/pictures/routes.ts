import { Hono } from 'hono'
import type { Deps } from '../deps.ts'
import { readPicture } from './store.ts'

/** A picture never changes under its name, so browsers may keep it for good. */
export const pictureRoutes = ({ env }: Deps) =>
  new Hono().get('/pictures/:name', async (c) => {
    const picture = await readPicture(env.DATA_DIR, c.req.param('name'))
    if (!picture) return c.text('Not found', 404)
    return new Response(picture.bytes as Uint8Array<ArrayBuffer>, {
      headers: {
        'content-type': picture.type,
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
      },
    })
  })
