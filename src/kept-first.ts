import type { RequestListener } from 'node:http'
import type { Meters } from '#server/metrics/meters.ts'
import type { KeptPages } from './kept-pages.ts'

/** What is kept and certain is answered before anything else is set in motion: no object of the request is made, nobody is asked. */
export const keptFirst =
  (kept: KeptPages, meters: Meters, listener: RequestListener): RequestListener =>
  (request, response) => {
    const found = kept.atOnce(request)
    if (!found) return listener(request, response)
    meters.pages.inc({ how: 'kept' })
    response.writeHead(found.status, found.headers)
    response.end(found.body)
  }
