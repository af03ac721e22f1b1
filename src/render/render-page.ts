import { createRequestHandler, type RequestHandler, RouterContextProvider } from 'react-router'
import { readAccount } from '#server/accounts/read-account.ts'
import { carriesSession } from '#server/accounts/session-cookie.ts'
import type { Deps } from '#server/deps.ts'
import type { Bindings, Send } from '#server/http/address.ts'
import { pageHeaders } from '#server/http/headers.ts'
import { RETRY_SECONDS, reportBug } from '#server/http/refusals.ts'
import { carriesUnfinished } from '#server/payments/unfinished-cookie.ts'
import { officeCookie } from '#web/admin/office-cookie.server.ts'
import { apiContext, type RenderedDocument, requestContext } from '#web/api.ts'
import { getPrefix, type Language, readLanguage } from '#words/languages.ts'
import { toOfficeLanguage } from '#words/office-languages.ts'
import { compressed } from './compression.ts'
import { nothingEmitted } from './document/emitted.server.ts'
import { asNotFound, isAdminPath, isOfficeDoor, requestedPage } from './hidden-admin.ts'
import { pageApi } from './page-api.ts'
import { pageBuild } from './page-builds.ts'
import { isBrieflyCached, type Rendered, type SharedPage } from './page-cache.ts'

/** `shared`: null for a page of one visitor. */
type Asked = { request: Request; env: Bindings; shared: SharedPage | null }

/** Renders pages with React Router, in the language of their readers. `send` calls the API. */
export function pageRenderer(deps: Deps, send: Send): (asked: Asked) => Promise<Rendered> {
  const handlerIn = pageHandlers()
  return async (asked) => {
    const { request, env } = asked
    const reader = await readReader(deps, request)
    const { api, cookies } = pageApi(deps, request, { env, send, ...reader })
    const document: RenderedDocument = { html: null, toast: null }
    const about = aboutRequest(deps, asked, reader, document)
    const context = new RouterContextProvider()
    context.set(apiContext, api)
    context.set(requestContext, about)
    const handle = await handlerIn(reader.language, reader.prefix)
    const page = await handle(reader.hidden ? asNotFound(request) : request, context)
    if (document.html !== null) deps.meters.pages.inc({ how: 'rendered' })
    // A page that failed has no form for the bank, and perhaps no database to read its address from.
    const bankOrigin = page.status < 500 ? await deps.bank.origin() : ''
    const headers = makeHeaders(deps, page, asked, { emitted: about.emitted, hidden: reader.hidden, bankOrigin })
    for (const cookie of cookies) headers.append('set-cookie', cookie)
    return answerWith(document.html, page, headers, asked)
  }
}

/** The pages in each language, loaded when they are first asked for. */
function pageHandlers() {
  const loaded = new Map<string, Promise<RequestHandler>>()
  const load = async (language: Language, prefix: string) => createRequestHandler(await pageBuild(language, prefix), import.meta.env.MODE)
  return (language: Language, prefix: string): Promise<RequestHandler> => {
    const name = `${language} ${prefix}`
    const handler = loaded.get(name) ?? load(language, prefix)
    // During development the pages change.
    if (import.meta.env.PROD) loaded.set(name, handler)
    return handler
  }
}

/** The language of a page and of the owners' texts on it. `known`: the account, looked up for pages of the office only. */
async function readReader(deps: Deps, request: Request) {
  const url = new URL(request.url)
  const contentLanguage = readLanguage(url.pathname)
  // The office is in the language of the signed-in person, its door in that of the browser's office, everything else in that of its address. Owners write their texts in English.
  const known = isAdminPath(url) ? await readAccount(deps, request) : undefined
  // Hidden from everyone but administrators: 404, and no names of its scripts.
  const hidden = known !== undefined && known?.status !== 2
  const office =
    known?.status === 2 ? toOfficeLanguage(known.language) : isOfficeDoor(url) ? (await officeCookie.read(request))?.language : null
  const { language, prefix } = office ? { language: office, prefix: '' } : { language: contentLanguage, prefix: getPrefix(contentLanguage) }
  return { known, hidden, language, prefix, contentLanguage }
}

/** What loaders, actions and the rendering know of a request. */
function aboutRequest(deps: Deps, { request, shared }: Asked, { hidden }: { hidden: boolean }, document: RenderedDocument) {
  const cookie = request.headers.get('cookie') ?? ''
  const hasSession = shared?.signedIn ?? carriesSession(cookie)
  return {
    siteUrl: deps.env.siteUrl,
    emitted: nothingEmitted(),
    document,
    report: (error: unknown) => reportBug(deps.log, error),
    hasSession,
    unfinished: shared?.unfinished ?? (hasSession && carriesUnfinished(cookie)),
    shared: shared !== null,
    hidden: hidden ? requestedPage(request) : null,
  }
}

type About = { emitted: ReturnType<typeof nothingEmitted>; hidden: boolean; bankOrigin: string }

function makeHeaders(deps: Deps, page: Response, { request, shared }: Asked, { emitted, hidden, bankOrigin }: About): Headers {
  // Pages that are not shared may be personal and must not stay in a browser that others use.
  const brief = page.status === 200 && isBrieflyCached(request)
  const headers = pageHeaders(page.headers, {
    emitted,
    bankOrigin,
    secure: deps.env.siteUrl.startsWith('https://'),
    alive: import.meta.env.DEV,
    cacheControl: brief ? 'private, max-age=5' : `no-${shared ? 'cache' : 'store'}`,
  })
  if (brief) headers.append('vary', 'Cookie')
  if (hidden) headers.set('cache-control', 'no-store')
  if (page.status === 503) headers.set('retry-after', String(RETRY_SECONDS))
  return headers
}

/** The page cache compresses its pages; all others are compressed here. `html`: null for what is no rendered page, such as a redirect. */
async function answerWith(
  html: Buffer | null,
  { status, body }: Response,
  headers: Headers,
  { request, shared }: Asked,
): Promise<Rendered> {
  const init = { status, headers }
  if (html !== null && !shared) return { html: null, response: await compressed(html, request.headers.get('accept-encoding') ?? '', init) }
  return { html: status === 200 ? html : null, response: new Response(html ? new Uint8Array(html) : body, init) }
}
