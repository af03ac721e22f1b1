import type { Server, ServerResponse } from 'node:http'

// Long enough for a busy proxy to send one more request over each open connection.
const DRAINED_MS = 500
const LOOK_AGAIN_MS = 100
const PATIENCE_MS = 30_000

const pause = (milliseconds: number) => new Promise((over) => setTimeout(over, milliseconds))

/**
 * Closes a server after its last response. Proxies reuse connections, so each response first asks for its connection to be closed;
 * new connections are refused only after that.
 */
export async function closeServer(server: Server): Promise<void> {
  server.prependListener('request', (_, response: ServerResponse) => response.setHeader('connection', 'close'))
  await pause(DRAINED_MS)
  const idle = setInterval(() => server.closeIdleConnections(), LOOK_AGAIN_MS)
  const late = setTimeout(() => server.closeAllConnections(), PATIENCE_MS)
  await new Promise<void>((closed) => server.close(() => closed()))
  clearInterval(idle)
  clearTimeout(late)
}
