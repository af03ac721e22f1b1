import { createServer, type Server } from 'node:http'

/** How long and how large a request may be, and how many may come at once: whoever sends slowly must not keep others out. */
export const serverLimits = {
  /** Until the headers are there. */
  headersMs: 15_000,
  /** Until all of it is there; a dozen large pictures over a slow line take minutes. */
  requestMs: 300_000,
  /** Without a byte in either direction; drawing many pictures anew takes a while. */
  silenceMs: 120_000,
  /** Between two requests; longer than a proxy waits, so that the proxy closes first. */
  betweenRequestsMs: 65_000,
  lookedForEveryMs: 2_000,
  headerBytes: 16 * 1024,
  headers: 100,
  connections: 4_000,
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
  return server
}
