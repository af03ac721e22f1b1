import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { networksOf } from '#server/http/networks.ts'

/** How long and how large a request may be, and how many may come at once: whoever sends slowly must not keep others out. */
export const serverLimits = {
  /** Until the headers are there. */
  headersMs: 15_000,
  /** Until all of it is there; a dozen large pictures over a slow line take minutes. */
  requestMs: 300_000,
  /** Without a byte of a request that is not there in full; an upload may be slow, but not silent. */
  halfSentMs: 15_000,
  /** Without a byte in either direction; drawing many pictures anew takes a while. */
  silenceMs: 120_000,
  /** Between two requests; longer than a proxy waits, so that the proxy closes first. */
  betweenRequestsMs: 65_000,
  lookedForEveryMs: 2_000,
  headerBytes: 16 * 1024,
  headers: 100,
  connections: 4_000,
  /** From one address, or one IPv6 network of 64 bits. Behind a proxy all come from one, and the proxy has to do it. */
  connectionsPerAddress: 100,
  requestsPerConnection: 1_000,
}

export function guardedServer(limits = serverLimits): Server {
  const server = createServer({
    headersTimeout: limits.headersMs,
    requestTimeout: limits.requestMs,
    keepAliveTimeout: limits.betweenRequestsMs,
    connectionsCheckingInterval: limits.lookedForEveryMs,
    maxHeaderSize: limits.headerBytes,
  })
  server.maxHeadersCount = limits.headers
  server.maxConnections = limits.connections
  server.maxRequestsPerSocket = limits.requestsPerConnection
  server.setTimeout(limits.silenceMs)
  endHalfSent(server, limits)
  server.on('connection', oneOfAFew(limits.connectionsPerAddress))
  return server
}

/** Closes a connection where its address has as many as it may. */
function oneOfAFew(most: number): (socket: Socket) => void {
  const open = new Map<string, number>()
  return (socket) => {
    const [network] = networksOf(socket.remoteAddress ?? 'unknown')
    const name = network?.name ?? 'unknown'
    const others = open.get(name) ?? 0
    if (others >= most) {
      socket.destroy()
      return
    }
    open.set(name, others + 1)
    socket.once('close', () => {
      const left = (open.get(name) ?? 1) - 1
      if (left > 0) open.set(name, left)
      else open.delete(name)
    })
  }
}

type Underway = { request: IncomingMessage; response: ServerResponse; bytes: number; since: number }

/** Ends requests whose rest does not come. What waits here to be read is not the sender's silence. */
function endHalfSent(server: Server, { halfSentMs, lookedForEveryMs }: Pick<typeof serverLimits, 'halfSentMs' | 'lookedForEveryMs'>): void {
  const underway = new Set<Underway>()
  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    if (request.complete) return
    const one = { request, response, bytes: request.socket.bytesRead, since: performance.now() }
    underway.add(one)
    response.once('close', () => underway.delete(one))
  })
  const look = () => {
    const now = performance.now()
    for (const one of underway) {
      const { request, response, bytes, since } = one
      if (request.complete || response.writableEnded) underway.delete(one)
      else if (request.socket.bytesRead !== bytes || request.readableLength > 0) {
        one.bytes = request.socket.bytesRead
        one.since = now
      } else if (now - since >= halfSentMs) showOut(one)
    }
  }
  const looking = setInterval(look, lookedForEveryMs)
  looking.unref()
  server.once('close', () => clearInterval(looking))
}

function showOut({ request: { socket }, response }: Underway): void {
  if (!response.headersSent) socket.write('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n')
  socket.destroySoon()
}
