import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { type CookieOptions, createCookie } from 'react-router'
import type { z } from 'zod'

type PageCookieOptions = Pick<CookieOptions, 'maxAge' | 'sameSite'>

/**
 * A cookie of the pages, with typed reading and writing; scripts cannot read it. Every page gets it: a flow has an address in each language.
 * @param accept the value if it is valid, otherwise null
 * @returns `write` and `drop`: a `Set-Cookie` header; with the site's URL, browsers send the cookie over HTTPS only if the site uses it
 */
export function pageCookie<T>(name: string, options: PageCookieOptions, accept: (value: unknown) => T | null) {
  const cookie = createCookie(name, { httpOnly: true, sameSite: 'lax', ...options, path: '/' })
  const secureFor = (siteUrl: string) => ({ secure: siteUrl.startsWith('https:') })
  return {
    read: async (request: Request): Promise<T | null> => accept(await cookie.parse(request.headers.get('cookie'))),
    write: (value: T, siteUrl = ''): Promise<string> => cookie.serialize(value, secureFor(siteUrl)),
    drop: (siteUrl = ''): Promise<string> => cookie.serialize('', { ...secureFor(siteUrl), maxAge: 0 }),
  }
}

const LARGEST_VALUE = 16_384
/** Browsers drop cookies over 4 kB. */
const LARGEST_COOKIE = 3_800

/** A cookie with a larger value, compressed. A value that is still too large is not stored. */
export function compressedCookie<S extends z.ZodType>(name: string, options: PageCookieOptions, schema: S) {
  const stored = pageCookie<string>(name, options, (value) => (typeof value === 'string' ? value : null))
  return {
    async read(request: Request): Promise<z.output<S> | null> {
      const value = await stored.read(request)
      return value ? inflated(value, schema) : null
    },
    write(value: z.output<S>, siteUrl: string): Promise<string> {
      const small = deflateRawSync(JSON.stringify(value)).toString('base64url')
      return small.length > LARGEST_COOKIE ? stored.drop(siteUrl) : stored.write(small, siteUrl)
    },
    drop: stored.drop,
  }
}

function inflated<S extends z.ZodType>(value: string, schema: S): z.output<S> | null {
  try {
    const text = inflateRawSync(Buffer.from(value, 'base64url'), { maxOutputLength: LARGEST_VALUE }).toString()
    return schema.parse(JSON.parse(text))
  } catch {
    return null
  }
}
