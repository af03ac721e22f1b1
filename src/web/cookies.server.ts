import { type CookieOptions, createCookie } from 'react-router'

/**
 * A cookie of the pages, with typed reading and writing; scripts cannot read it.
 * @param accept the value if it is valid, otherwise null
 * @returns `write` and `drop`: a `Set-Cookie` header; with the site's URL, browsers send the cookie over HTTPS only if the site uses it
 */
export function pageCookie<T>(name: string, options: CookieOptions, accept: (value: unknown) => T | null) {
  const cookie = createCookie(name, { path: '/', httpOnly: true, sameSite: 'lax', ...options })
  const secureFor = (siteUrl: string) => ({ secure: siteUrl.startsWith('https:') })
  return {
    read: async (request: Request): Promise<T | null> => accept(await cookie.parse(request.headers.get('cookie'))),
    write: (value: T, siteUrl = ''): Promise<string> => cookie.serialize(value, secureFor(siteUrl)),
    drop: (siteUrl = ''): Promise<string> => cookie.serialize('', { ...secureFor(siteUrl), maxAge: 0 }),
  }
}
