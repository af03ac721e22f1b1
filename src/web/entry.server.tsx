import { Writable } from 'node:stream'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router'
import { requestContext } from './api.ts'
import { newMark, takeMarked } from './emitted.server.ts'
import { firstPaint } from './first-paint.server.tsx'
import { FirstPaint } from './layout/first-paint.ts'

const RENDER_TIMEOUT_MS = 6_000

/** Renders the page to a string in `requestContext`, without streaming: all its data is loaded before rendering starts. */
export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  headers.set('content-type', 'text/html; charset=utf-8')
  if (request.method === 'HEAD') return new Response(null, { status, headers })
  const mark = newMark()
  const site = context.get(requestContext)
  const { emitted, document } = site
  const page = (
    <FirstPaint value={firstPaint(emitted, site)}>
      <ServerRouter context={entry} url={request.url} nonce={mark} />
    </FirstPaint>
  )
  const { html, failed } = await rendered(page, mark)
  document.html = takeMarked(html, mark, emitted)
  return new Response(null, { status: failed ? 500 : status, headers })
}

function rendered(page: React.ReactNode, nonce: string): Promise<{ html: string; failed: boolean }> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let failed = false
    const sink = new Writable({
      write(chunk, _encoding, done) {
        chunks.push(chunk)
        done()
      },
      final(done) {
        resolve({ html: Buffer.concat(chunks).toString(), failed })
        done()
      },
    })
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      onAllReady: () => pipe(sink),
      onShellError: reject,
      onError: () => {
        failed = true
      },
    })
    const patience = setTimeout(abort, RENDER_TIMEOUT_MS)
    sink.once('close', () => clearTimeout(patience))
  })
}
