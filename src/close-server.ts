import type { Server, ServerResponse } from 'node:http'

// Long enough for a proxy in use to ask once more over each connection that it keeps.
const DRAINED_MS = 500
const LOOK_AGAIN_MS = 100
const PATIENCE_MS = 30_000

const pause = (milliseconds: number) => new Promise((over) => setTimeout(over, milliseconds))

/**
 * Lets every answer that is under way be sent, and ends when the last one is. A proxy keeps its connections and would go on asking
 * over them for ever, so each is told to close with its next answer; only then nobody new is let in.
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
