import { renderToString } from 'react-dom/server'
import { type EntryContext, type HandleErrorFunction, type RouterContextProvider, ServerRouter } from 'react-router'
import { requestContext } from '#web/api.ts'
import type { PageHandle } from '#web/layout/header.tsx'
import { handoffScripts } from '../router-internals.tsx'
import { encoded, newMark, takeMarked } from './emitted.server.ts'
import { firstPaint, firstScreenScript, type Needed } from './first-paint.server.tsx'
import { Basename, FirstPaint } from './first-paint.ts'

const DOCTYPE = Buffer.from('<!DOCTYPE html>')
type Entry = Omit<EntryContext, 'serverHandoffStream'>

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
  const needed = readNeeds(entry)
  const { head, renderServed, ...parts } = firstPaint(emitted, site, needed)
  const page = renderToString(
    <FirstPaint value={{ ...parts, mark }}>
      <Basename value={entry.staticHandlerContext.basename ?? '/'}>
        <ServerRouter context={entry} url={request.url} nonce={mark} />
      </Basename>
    </FirstPaint>,
  )
  renderServed()
  const data = serverHandoffStream && needed.scripts !== 'none' ? await handoffScripts(serverHandoffStream) : []
  for (const text of data) emitted.scripts.add(text)
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
    Buffer.from(data.map((text) => `<script>${text}</script>`).join('') + END),
  ])
  return new Response(null, { status, headers })
}

/** The layout of the office's pages, which also shows what fails in it. */
const OFFICE = 'routes/admin/office'

/** What the `handle` of the page's route says. A page that has failed takes React at once. */
function readNeeds({ staticHandlerContext: { errors, matches }, routeModules }: Entry): Needed {
  const office = matches.some(({ route }) => route.id === OFFICE) && !errors?.root
  if (errors) return { scripts: undefined, stays: false, office }
  const handles = matches.map(({ route }) => routeModules[route.id]?.handle as PageHandle | undefined)
  const scripts = handles.map((handle) => handle?.scripts).findLast(Boolean)
  return { scripts, stays: scripts !== 'none' && !handles.some((handle) => handle?.stays === 'later'), office }
}

/** What a page throws by mistake: in the log of the site, with the id of its request. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted) context.get(requestContext).report(error)
}
