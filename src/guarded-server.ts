import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { listNetworks } from '#server/http/networks.ts'

/** Limits of time, size and number for connections and requests. Slow clients must not block others. */
export const serverLimits = {
  /** Until all headers have arrived. */
  headersMs: 15_000,
  /** Until the whole request has arrived; a dozen large pictures over a slow line take minutes. */
  requestMs: 300_000,
  /** Longest pause within an incomplete request; an upload may be slow, but must not stop. */
  halfSentMs: 15_000,
  /** Longest pause in both directions; resizing many pictures takes a while. */
  silenceMs: 120_000,
  /** Idle time of a connection; longer than that of a proxy, so that the proxy closes first. */
  betweenRequestsMs: 65_000,
  lookedForEveryMs: 2_000,
  headerBytes: 16 * 1024,
  headers: 100,
  connections: 4_000,
  /** Per IPv4 address or IPv6 /64. Behind a proxy all connections have one address; the proxy limits them. */
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

/** Closes a new connection if its address has reached its limit. */
function oneOfAFew(most: number): (socket: Socket) => void {
  const open = new Map<string, number>()
  return (socket) => {
    const [network] = listNetworks(socket.remoteAddress ?? 'unknown')
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

/** Ends incomplete requests that have stopped. Unread data in our buffer does not count as a pause of the sender. */
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
