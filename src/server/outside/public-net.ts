import { lookup as systemLookup } from 'node:dns/promises'
import { isIP, type LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'
import { Agent, buildConnector, fetch as fetchWith, type RequestInit } from 'undici'
import { calendars as words } from '#words/in-english.ts'
import type { WithBody } from './read-body.ts'

/** Access to user-supplied URLs, protected against SSRF. */
export type PublicNet = {
  /** Sends a GET. Throws `LeadsInside` if the URL or a redirect resolves to a non-public address. */
  fetch: (url: string, init?: { headers?: Record<string, string>; signal?: AbortSignal }) => Promise<PublicResponse>
  /** Sends a POST, and follows no redirect. The body has to be read. Throws `LeadsInside` if the URL resolves to a non-public address. */
  post: (
    url: string,
    init: { headers: Record<string, string>; body: Uint8Array<ArrayBuffer>; signal: AbortSignal },
  ) => Promise<PublicResponse>
  leadsInside: (address: string) => Promise<boolean>
}

export type PublicResponse = Pick<Response, 'ok' | 'status' | 'text'> & WithBody

export class LeadsInside extends Error {
  override readonly name = 'LeadsInside'
  constructor() {
    super(words.leadsInside)
  }
}

type Resolved = { address: string; family: number }
type World = {
  resolve?: (name: string) => Promise<Resolved[]>
  isOutside?: (address: string) => boolean
}

const MOST_REDIRECTS = 5

/** No checks: for tests and for operators with calendars in their own network. */
export const wholeNet = (fetcher: typeof fetch): PublicNet => ({
  fetch: fetcher,
  post: (url, init) => fetcher(url, { ...init, method: 'POST', redirect: 'manual' }),
  leadsInside: async () => false,
})

/** Resolves a name once per connection and connects to the checked address, which prevents DNS rebinding. */
export function publicNet({ resolve = (name) => systemLookup(name, { all: true }), isOutside = isPublicAddress }: World = {}): PublicNet {
  async function resolvePublic(host: string): Promise<Resolved[]> {
    const family = isIP(host)
    const found = family ? [{ address: host, family }] : await resolve(host)
    if (!found.every(({ address }) => isOutside(address))) throw new LeadsInside()
    return found
  }

  const lookup: LookupFunction = (name, { all }, done) => {
    resolvePublic(name).then(
      (found) => (all ? done(null, found) : done(null, found[0]?.address ?? '', found[0]?.family)),
      (error) => done(error, ''),
    )
  }

  const connect = buildConnector({ lookup, allowH2: false })
  const agent = new Agent({
    // Connections are not reused, so each request is checked.
    pipelining: 0,
    connect: (options, done) => {
      // Sockets skip `lookup` if the host is an IP address.
      if (isIP(options.hostname) && !isOutside(options.hostname)) done(new LeadsInside(), null)
      else connect(options, done)
    },
  })

  const send = (url: string | URL, init: RequestInit = {}) =>
    fetchWith(url, { ...init, redirect: 'manual', dispatcher: agent }).catch((error) => {
      throw error.cause instanceof LeadsInside ? error.cause : error
    })

  return {
    post: (address, init) => send(address, { ...init, method: 'POST' }),
    fetch: async (address, init) => {
      let url = new URL(address)
      for (let hop = 0; hop <= MOST_REDIRECTS && /^https?:$/.test(url.protocol); hop += 1) {
        const response = await send(url, init)
        const location = response.headers.get('location')
        if (response.status < 300 || response.status > 399 || !location) return response
        await response.body?.cancel()
        url = new URL(location, url)
      }
      throw new TypeError('The address redirects too often, or away from the web')
    },
    leadsInside: async (address) => {
      try {
        await resolvePublic(new URL(address).hostname.replace(/^\[|\]$/g, ''))
        return false
      } catch (error) {
        return error instanceof LeadsInside
      }
    },
  }
}

/** True for a public unicast address; false for loopback, private, reserved and invalid ones. */
export const isPublicAddress = (address: string): boolean => ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast'
