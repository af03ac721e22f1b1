import { PassThrough } from 'node:stream'
import { createReadableStreamFromReadable } from '@react-router/node'
import { isbot } from 'isbot'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router'
import { requestContext } from './api.ts'

const ABORT_AFTER_MS = 6_000

export default function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> | Response {
  headers.set('content-type', 'text/html; charset=utf-8')
  if (request.method === 'HEAD') return new Response(null, { status, headers })
  const { nonce } = context.get(requestContext)
  const forRobot = isbot(request.headers.get('user-agent') ?? '')

  return new Promise((resolve, reject) => {
    let answered = status
    const send = () => {
      const body = new PassThrough()
      body.once('close', () => clearTimeout(patience))
      pipe(body)
      resolve(new Response(createReadableStreamFromReadable(body), { headers, status: answered }))
    }
    const { pipe, abort } = renderToPipeableStream(<ServerRouter context={entry} url={request.url} nonce={nonce} />, {
      nonce,
      [forRobot ? 'onAllReady' : 'onShellReady']: send,
      onShellError: reject,
      onError: () => {
        answered = 500
      },
    })
    const patience = setTimeout(abort, ABORT_AFTER_MS)
  })
}
