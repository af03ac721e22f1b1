import { Window } from 'happy-dom'
import { cookieJar } from '../cookie-jar.ts'
import { submission } from './forms.ts'
import { Locator } from './locator.ts'

/** Answers a request to any address that the browser may go to. */
export type Net = (request: Request) => Promise<Response>

type Asked = { params?: Record<string, string | number>; headers?: Record<string, string>; maxRedirects?: number }
type Sent = Asked & { data?: unknown; form?: Record<string, string> }

/** Cookies by origin. */
type Jars = Map<string, ReturnType<typeof cookieJar>>

const MOST_REDIRECTS = 10

/** What names of elements are computed with; a tenth of a story's time goes into computing it anew. */
const UNSTYLED = { getPropertyValue: () => '' }

/** Scripts do not run and styles are not applied. Data for search engines stays. */
const readable = (html: string): string =>
  html
    .replace(/(<(style|script)\b(?![^>]*ld\+json)[^>]*>).*?(?=<\/\2>)/gs, '$1')
    // Without scripts its content is part of the page.
    .replace(/<\/?noscript\b[^>]*>/g, '')

/** Happy DOM takes the option before the one with the attribute. */
const chosenBefore = (list: HTMLSelectElement): number =>
  Math.max(
    0,
    [...list.querySelectorAll('option')].findLastIndex((option) => option.hasAttribute('selected')),
  )

/** A window keeps eight megabytes until Happy DOM has closed it. */
const windows = new Set<Window>()

function openWindow(url: string): Window {
  const window = new Window({ url })
  Object.assign(window, { getComputedStyle: () => UNSTYLED })
  windows.add(window)
  return window
}

async function close(window: Window): Promise<void> {
  windows.delete(window)
  await window.happyDOM.close()
}

/** Closes the pages of all browsers, at the end of a story. */
export async function closePages(): Promise<void> {
  for (const window of windows) await close(window)
}

type Send = (request: Request, redirects?: number) => Promise<{ response: Response; url: string }>

/** Sends requests with the headers and cookies of a browser, and follows redirects. */
function sender(net: Net, headers: Record<string, string>, jars: Jars): Send {
  return async function send(request, redirects = MOST_REDIRECTS) {
    const { origin } = new URL(request.url)
    const jar = jars.get(origin) ?? cookieJar()
    jars.set(origin, jar)
    for (const [name, value] of Object.entries(headers)) if (!request.headers.has(name)) request.headers.set(name, value)
    const kept = request.method === 'GET' ? undefined : request.clone()
    const response = await jar.carry(request, net)
    const location = response.headers.get('location')
    if (location === null || redirects === 0) return { response, url: request.url }
    const next = new URL(location, request.url)
    next.hash ||= new URL(request.url).hash
    const again = kept && [307, 308].includes(response.status) ? new Request(next, kept) : new Request(next)
    return send(again, redirects - 1)
  }
}

/** Requests with the cookies of a browser that leave its page as it is. */
function requests(send: Send, start: string) {
  const request = async (method: string, path: string, { params, data, form, headers: own, maxRedirects }: Sent = {}) => {
    const url = new URL(path, start)
    for (const [name, value] of Object.entries(params ?? {})) url.searchParams.set(name, String(value))
    const asked: RequestInit = { method, headers: { origin: url.origin, ...own } }
    if (form) asked.body = new URLSearchParams(form)
    else if (data !== undefined) {
      asked.body = JSON.stringify(data)
      asked.headers = { 'content-type': 'application/json', ...asked.headers }
    }
    const { response } = await send(new Request(url, asked), maxRedirects)
    const bytes = await response.arrayBuffer()
    return {
      ok: () => response.ok,
      status: () => response.status,
      headers: () => Object.fromEntries(response.headers),
      text: async () => new TextDecoder().decode(bytes),
      body: async () => Buffer.from(bytes),
      json: async () => JSON.parse(new TextDecoder().decode(bytes)),
    }
  }
  return {
    get: (path: string, how?: Asked) => request('GET', path, how),
    post: (path: string, how?: Sent) => request('POST', path, how),
    put: (path: string, how?: Sent) => request('PUT', path, how),
    delete: (path: string, how?: Sent) => request('DELETE', path, how),
  }
}

/** What a press does without scripts: it goes to a page, or opens, chooses or ticks something. */
async function press(element: Element, address: string, goTo: (request: Request) => Promise<unknown>): Promise<void> {
  const control = element.closest('a, button, input, summary, label, area') ?? element
  if (control.matches('a[href], area[href]')) await goTo(new Request(new URL(control.getAttribute('href') ?? '', address)))
  else if (control.tagName === 'SUMMARY') control.parentElement?.toggleAttribute('open')
  else if (control.matches('[popovertarget], [commandfor]')) togglePart(control)
  else if (control.matches('button:not([type]), [type=submit], [type=image]')) await goTo(submission(control, address))
  else if (control.matches('label, input')) (control as HTMLElement).click()
  else throw new Error(`a press on <${control.tagName.toLowerCase()}> does nothing without scripts: ${control.textContent}`)
}

function togglePart(control: Element): void {
  const part = control.ownerDocument.getElementById(control.getAttribute('popovertarget') ?? control.getAttribute('commandfor') ?? '')
  part?.toggleAttribute(part.tagName === 'DIALOG' ? 'open' : 'data-popover-open')
}

function openPage(net: Net, start: string, headers: Record<string, string>, jars: Jars) {
  const send = sender(net, headers, jars)
  const history: string[] = []
  let window: Window | undefined
  let address = start
  let answered = { status: 0, headers: new Headers(), bytes: Buffer.alloc(0), text: '' }

  async function arrive(request: Request, keep = true) {
    const { response, url } = await send(request)
    const bytes = Buffer.from(await response.arrayBuffer())
    answered = { status: response.status, headers: response.headers, bytes, text: bytes.toString() }
    address = url
    if (keep) history.push(url)
    if (window) await close(window)
    window = openWindow(url)
    const isHtml = response.headers.get('content-type')?.startsWith('text/html')
    window.document.write(isHtml ? readable(answered.text) : '')
    for (const list of window.document.querySelectorAll('select')) list.selectedIndex = chosenBefore(list as unknown as HTMLSelectElement)
    return { status: () => answered.status, headers: () => Object.fromEntries(answered.headers), text: async () => answered.text }
  }

  const root = new Locator(
    'page',
    () => (window ? [window.document.documentElement as unknown as Element] : []),
    (element) => press(element, address, arrive),
  )
  return {
    getByRole: root.getByRole,
    getByLabel: root.getByLabel,
    getByText: root.getByText,
    locator: root.locator,
    /** `to`: a path of the site, or a whole address. */
    goto: (to: string) => arrive(new Request(new URL(to, start))),
    reload: () => arrive(new Request(address), false),
    goBack: () => {
      history.pop()
      return arrive(new Request(history.at(-1) ?? start), false)
    },
    url: () => address,
    title: async () => root.locator('title').first().textContent(),
    /** The document as it was sent. */
    content: async () => answered.text,
    /** The file that a press saved. */
    body: async () => answered.bytes,
    status: () => answered.status,
    header: (name: string) => answered.headers.get(name),
    request: requests(send, start),
    /** All cookies, or that of a name. */
    clearCookies: (name?: string) => {
      if (name === undefined) jars.clear()
      else for (const { cookies } of jars.values()) cookies.delete(name)
    },
  }
}

/** `newTab`: another page with the same cookies. */
export type FormPage = ReturnType<typeof openPage> & { newTab(): FormPage }

/**
 * A browser without scripts, which understands HTML as one: links, forms, cookies, redirects, folded parts. It is asked as Playwright is,
 * so that a story reads alike in both. Redirects and the parsed document are ready when a call returns.
 */
export const formBrowser = (net: Net, start: string, headers: Record<string, string> = {}, jars: Jars = new Map()): FormPage => ({
  ...openPage(net, start, headers, jars),
  newTab: () => formBrowser(net, start, headers, jars),
})
