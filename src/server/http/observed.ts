import { randomUUID } from 'node:crypto'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Deps } from '../deps.ts'
import { type LogContext, logged } from '../log.ts'

const SANE_ID = /^[A-Za-z0-9][A-Za-z0-9._-]{7,63}$/
/** Asked so often, or so many at once, that they would drown the rest. */
const UNLOGGED = new Set(['/healthz', '/readyz', '/metrics'])
const REFUSED = new Set([401, 403, 429])
const PLENTIFUL = /^\/(assets|pictures|favicon|apple-touch-icon|__manifest)/

type Observing = Pick<Deps, 'env' | 'log' | 'meters'>

/** Every request gets an id, which the answer tells and every line of its log repeats; when it is over it is measured and gets a line. */
export function observed({ env, log, meters }: Observing, routeOf: (path: string) => string, listener: RequestListener): RequestListener {
  return (request, response) => {
    const requestId = idOf(request, env.TRUST_PROXY === 'on')
    const route = routeOf(pathOf(request))
    const begun = performance.now()
    response.setHeader('x-request-id', requestId)
    const context: LogContext = { about: { requestId } }
    response.once('close', () => {
      const milliseconds = performance.now() - begun
      meters.requests.observe({ route, method: request.method ?? '', status: response.statusCode }, milliseconds / 1000)
      if (UNLOGGED.has(route)) return
      log[PLENTIFUL.test(route) ? 'debug' : 'info'](
        { requestId, ...lineOf(request, response, route, milliseconds), ...turnedAway(response, context) },
        'request',
      )
    })
    return logged(context, () => listener(request, response))
  }
}

const lineOf = ({ method }: IncomingMessage, { statusCode, writableFinished }: ServerResponse, route: string, milliseconds: number) => ({
  method,
  route,
  status: statusCode,
  milliseconds: Math.round(milliseconds * 10) / 10,
  // The caller went away before the answer was sent.
  ...(writableFinished ? {} : { broken: true }),
})

/** Whose account was refused, where one is known. Of good days nothing is written down about anybody. */
const turnedAway = ({ statusCode }: ServerResponse, { account }: LogContext) => (REFUSED.has(statusCode) ? { account } : {})

function idOf({ headers }: IncomingMessage, trusted: boolean): string {
  const given = headers['x-request-id']
  return trusted && typeof given === 'string' && SANE_ID.test(given) ? given : randomUUID()
}

function pathOf({ url = '/' }: IncomingMessage): string {
  const end = url.indexOf('?')
  return end < 0 ? url : url.slice(0, end)
}
