/** Stores cookies by name, as a browser does. */
export function cookieJar() {
  const cookies = new Map<string, string>()
  const header = () => Array.from(cookies, ([name, value]) => `${name}=${value}`).join('; ')
  return {
    header,
    /** Sends a request with the stored cookies, and stores those of the response. */
    async carry(request: Request, send: (request: Request) => Response | Promise<Response>): Promise<Response> {
      if (cookies.size > 0) request.headers.set('cookie', header())
      const response = await send(request)
      for (const cookie of response.headers.getSetCookie()) {
        const [pair = ''] = cookie.split(';')
        const end = pair.indexOf('=')
        cookies.set(pair.slice(0, end), pair.slice(end + 1))
      }
      return response
    },
  }
}
