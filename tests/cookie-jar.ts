type Stored = { value: string; path: string }

/** Stores cookies by name and sends them to the paths they are for, as a browser does. */
export function cookieJar() {
  const cookies = new Map<string, Stored>()
  const header = (pathname = '/') => {
    const sent = [...cookies].filter(([, { path }]) => isWithin(pathname, path))
    return sent.map(([name, { value }]) => `${name}=${value}`).join('; ')
  }
  return {
    cookies,
    header,
    /** Sends a request with the stored cookies, and stores those of the response. */
    async carry(request: Request, send: (request: Request) => Response | Promise<Response>): Promise<Response> {
      const { pathname } = new URL(request.url)
      const cookie = header(pathname)
      if (cookie) request.headers.set('cookie', cookie)
      const response = await send(request)
      for (const set of response.headers.getSetCookie()) {
        const [pair = '', ...attributes] = set.split(/;\s*/)
        const end = pair.indexOf('=')
        const findAttribute = (attribute: string) => attributes.find((one) => one.toLowerCase().startsWith(`${attribute}=`))?.split('=')[1]
        const path = findAttribute('path') ?? pathname.replace(/\/[^/]*$/, '')
        if (findAttribute('max-age') === '0') cookies.delete(pair.slice(0, end))
        else cookies.set(pair.slice(0, end), { value: pair.slice(end + 1), path })
      }
      return response
    },
  }
}

/** RFC 6265, 5.1.4. */
const isWithin = (pathname: string, path: string): boolean => path === '/' || pathname === path || pathname.startsWith(`${path}/`)
