import { renderToString } from 'react-dom/server'
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router'
import { requestContext } from './api.ts'
import { newMark, takeMarked } from './emitted.server.ts'
import { firstPaint, firstScreenScript } from './first-paint.server.tsx'
import { handoffScripts } from './handoff.server.ts'
import { FirstPaint } from './layout/first-paint.ts'

const DOCTYPE = '<!DOCTYPE html>'
const END = '</body></html>'

/**
 * Renders the page into `requestContext`, in one go: all its data is loaded before, and nothing waits while it is rendered. The head that
 * is the same on many pages and the data for the browser do not pass through React.
 */
export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  { serverHandoffStream, ...entry }: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  headers.set('content-type', 'text/html; charset=utf-8')
  if (request.method === 'HEAD') return new Response(null, { status, headers })
  const mark = newMark()
  const site = context.get(requestContext)
  const { emitted, document } = site
  const { head, renderServed, ...parts } = firstPaint(emitted, site)
  const page = renderToString(
    <FirstPaint value={{ ...parts, mark }}>
      <ServerRouter context={entry} url={request.url} nonce={mark} />
    </FirstPaint>,
  )
  renderServed()
  const [top = '', rest = ''] = takeMarked(page, mark, emitted).split(`<style>${mark}</style>`)
  const data = entry.renderMeta?.didRenderScripts ? await handoffScripts(serverHandoffStream, emitted) : ''
  const bottom = rest.slice(0, -END.length)
  document.html = Buffer.concat([Buffer.from(DOCTYPE + top), firstScreenScript(rest, emitted), head, Buffer.from(bottom + data + END)])
  return new Response(null, { status, headers })
}
