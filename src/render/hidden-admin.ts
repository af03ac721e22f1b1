const NOT_FOUND_PATH = '/there-is-nothing-here'
const MANIFEST = '/__manifest'

/** Normalizes a path as the router does: case, repeated slashes, percent-encoding. */
function asRouted(path: string): string {
  let decoded = path
  try {
    decoded = decodeURIComponent(path)
  } catch {
    // The router cannot decode it either.
  }
  return `/${decoded}`.toLowerCase().replace(/\/+/g, '/')
}

const isOffice = (path: string): boolean => /^\/admin\/./.test(asRouted(path))

/** The pages whose scripts a manifest request asks for. */
const askedIn = ({ pathname, searchParams }: URL): string[] =>
  asRouted(pathname) === MANIFEST ? (searchParams.get('paths') ?? '').split(',') : []

/** Whether an address is the page in front of the back office. */
export const isOfficeDoor = ({ pathname }: URL): boolean => /^\/admin(\.data)?\/?$/.test(asRouted(pathname))

/** Whether an address is in the back office or asks for the scripts of its pages. */
export const isAdminPath = (url: URL): boolean => isOffice(url.pathname) || askedIn(url).some(isOffice)

/**
 * The same request with a path that does not exist. A manifest request then gets the 'not found' page, whose loader the browser asks
 * afterwards: without it the router would show its own 404 and never reach the server.
 */
export function asNotFound(request: Request): Request {
  const url = new URL(request.url)
  const asked = askedIn(url)
  if (asked.length > 0) url.searchParams.set('paths', asked.map((path) => (isOffice(path) ? NOT_FOUND_PATH : path)).join(','))
  else url.pathname = url.pathname.endsWith('.data') ? `${NOT_FOUND_PATH}.data` : NOT_FOUND_PATH
  return new Request(url, { headers: request.headers })
}

/** The page that a request is for, and whether the browser asks for its data alone. */
export function requestedPage({ method, url }: Request): { path: string; dataAlone: boolean } | null {
  const { pathname, searchParams } = new URL(url)
  if (method !== 'GET') return null
  searchParams.delete('_routes')
  const path = `${pathname.replace(/(\/_)?\.data$/, '')}?${searchParams}`.replace(/\?$/, '')
  return { path, dataAlone: pathname.endsWith('.data') }
}
