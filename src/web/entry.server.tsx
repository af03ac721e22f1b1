import { renderToString } from 'react-dom/server'
import { type EntryContext, type HandleErrorFunction, type RouterContextProvider, ServerRouter } from 'react-router'
import { requestContext } from './api.ts'
import { type Emitted, encoded, newMark, takeMarked } from './emitted.server.ts'
import { firstPaint, firstScreenScript } from './first-paint.server.tsx'
import { FirstPaint } from './layout/first-paint.ts'

const DOCTYPE = Buffer.from('<!DOCTYPE html>')
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
  const data = entry.renderMeta?.didRenderScripts ? await handoffScripts(serverHandoffStream, emitted) : ''
  const html = encoded(page)
  const placeholder = `<style>${mark}</style>`
  const at = html.indexOf(placeholder)
  const bottom = html.subarray(at + placeholder.length, -END.length)
  document.html = Buffer.concat([
    DOCTYPE,
    ...takeMarked(html.subarray(0, at), mark, emitted),
    firstScreenScript(bottom, emitted),
    head,
    ...takeMarked(bottom, mark, emitted),
    Buffer.from(data + END),
  ])
  return new Response(null, { status, headers })
}

/** What a page throws by mistake: in the log of the site, with the id of its request. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted) context.get(requestContext).report(error)
}

const CONTROLLER = 'window.__reactRouterContext.streamController'

/** Characters that could end the script, or that older browsers take for the end of a line. */
const UNSAFE = /[&><\u2028\u2029]/g
const escaped = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`

/** Scripts that hand the data of a page to the router in the browser, as React Router's own component would stream them. */
async function handoffScripts(stream: ReadableStream<Uint8Array> | undefined, { scripts }: Emitted): Promise<string> {
  if (!stream) return ''
  const data = await new Response(stream).text()
  const texts = [`${CONTROLLER}.enqueue(${JSON.stringify(data).replace(UNSAFE, escaped)});`, `${CONTROLLER}.close();`]
  for (const text of texts) scripts.add(text)
  return texts.map((text) => `<script>${text}</script>`).join('')
}
