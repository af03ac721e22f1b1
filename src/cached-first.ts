import type { RequestListener } from 'node:http'
import type { Meters } from '#server/metrics/meters.ts'
import type { PageCache } from './page-cache.ts'

/** Answers from the page cache before a request object is made or anything is read. */
export const cachedFirst =
  (cache: PageCache, meters: Meters, listener: RequestListener): RequestListener =>
  (request, response) => {
    const found = cache.getIfFresh(request)
    if (!found) return listener(request, response)
    meters.pages.inc({ how: 'kept' })
    response.writeHead(found.status, found.headers)
    response.end(found.body)
  }
