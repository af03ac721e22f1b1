import { randomUUID } from 'node:crypto'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Deps } from '../deps.ts'
import { type LogContext, logged } from '../log.ts'

const VALID_ID = /^[A-Za-z0-9][A-Za-z0-9._-]{7,63}$/
/** Too frequent to log. */
const UNLOGGED = new Set(['/healthz', '/readyz', '/metrics'])
const REFUSED = new Set([401, 403, 429])
const HIGH_VOLUME = /^\/(assets|pictures|favicon|apple-touch-icon|__manifest)/

type Observing = Pick<Deps, 'env' | 'log' | 'meters'>

/**
 * Assigns each request an id, repeated in the `X-Request-Id` header and in all its log lines. Measures and logs each request when it
 * ends.
 */
export function observed({ env, log, meters }: Observing, nameRoute: (path: string) => string, listener: RequestListener): RequestListener {
  return (request, response) => {
    const requestId = chooseId(request, env.TRUST_PROXY === 'on')
    const route = nameRoute(toPath(request))
    const begun = performance.now()
    response.setHeader('x-request-id', requestId)
    const context: LogContext = { about: { requestId } }
    response.once('close', () => {
      const milliseconds = performance.now() - begun
      meters.requests.observe({ route, method: request.method ?? '', status: response.statusCode }, milliseconds / 1000)
      if (UNLOGGED.has(route)) return
      log[HIGH_VOLUME.test(route) ? 'debug' : 'info'](
        { requestId, ...toLine(request, response, route, milliseconds), ...refusedAccount(response, context) },
        'request',
      )
    })
    return logged(context, () => listener(request, response))
  }
}

const toLine = ({ method }: IncomingMessage, { statusCode, writableFinished }: ServerResponse, route: string, milliseconds: number) => ({
  method,
  route,
  status: statusCode,
  milliseconds: Math.round(milliseconds * 10) / 10,
  // The client disconnected before the response was complete.
  ...(writableFinished ? {} : { broken: true }),
})

/** The account is logged only with refused requests (401, 403, 429). */
const refusedAccount = ({ statusCode }: ServerResponse, { account }: LogContext) => (REFUSED.has(statusCode) ? { account } : {})

function chooseId({ headers }: IncomingMessage, trusted: boolean): string {
  const given = headers['x-request-id']
  return trusted && typeof given === 'string' && VALID_ID.test(given) ? given : randomUUID()
}

function toPath({ url = '/' }: IncomingMessage): string {
  const end = url.indexOf('?')
  return end < 0 ? url : url.slice(0, end)
}
