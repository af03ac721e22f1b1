import { lookup as systemLookup } from 'node:dns/promises'
import { type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { Readable } from 'node:stream'
import { isPublicAddress } from './public-address.ts'

/** What lies outside, reached by addresses that people give. */
export type PublicNet = {
  /** GET only. Throws `LeadsInside` where the way would end in the server's own network, whatever led there. */
  fetch: typeof fetch
  leadsInside: (address: string) => Promise<boolean>
}

export class LeadsInside extends Error {
  override readonly name = 'LeadsInside'
}

type Resolved = { address: string; family: number }
type World = {
  resolve?: (name: string) => Promise<Resolved[]>
  isOutside?: (address: string) => boolean
}

const MOST_REDIRECTS = 5

/** For tests and for who runs calendars in his own network: nothing is looked at. */
export const wholeNet = (fetcher: typeof fetch): PublicNet => ({ fetch: fetcher, leadsInside: async () => false })

/** A name is resolved once for each connection, and the address that was looked at is the one that is connected to. */
export function publicNet({ resolve = (name) => systemLookup(name, { all: true }), isOutside = isPublicAddress }: World = {}): PublicNet {
  async function outsideOf(name: string): Promise<Resolved[]> {
    const host = name.replace(/^\[|\]$/g, '')
    const family = isIP(host)
    const found = family ? [{ address: host, family }] : await resolve(host)
    if (!found.every(({ address }) => isOutside(address))) throw new LeadsInside('The address leads into the server’s own network')
    return found
  }

  const lookup: LookupFunction = (name, { all }, done) => {
    outsideOf(name).then(
      (found) => (all ? done(null, found) : done(null, found[0]?.address ?? '', found[0]?.family)),
      (error) => done(error, ''),
    )
  }

  async function ask(url: URL, init: RequestInit): Promise<IncomingMessage> {
    // Sockets look nothing up where the host is a number already.
    if (isIP(url.hostname.replace(/^\[|\]$/g, ''))) await outsideOf(url.hostname)
    const request = url.protocol === 'https:' ? requestHttps : requestHttp
    const { signal } = init
    return new Promise((done, failed) => {
      request(url, { lookup, agent: false, headers: Object.fromEntries(new Headers(init.headers)), ...(signal && { signal }) }, done)
        .on('error', failed)
        .end()
    })
  }

  return {
    fetch: async (input, init = {}) => {
      let url = new URL(String(input))
      for (let led = 0; led <= MOST_REDIRECTS; led += 1) {
        const answer = await ask(url, init)
        const { statusCode = 502, headers } = answer
        if (statusCode < 300 || statusCode > 399 || !headers.location) return responseOf(answer)
        answer.destroy()
        url = new URL(headers.location, url)
      }
      throw new TypeError('led on and on')
    },
    leadsInside: async (address) => {
      try {
        await outsideOf(new URL(address).hostname)
        return false
      } catch (error) {
        return error instanceof LeadsInside
      }
    },
  }
}

const responseOf = (answer: IncomingMessage): Response =>
  new Response(Readable.toWeb(answer) as ReadableStream, { status: answer.statusCode ?? 502 })
