import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/** Above the port that Chromium refuses, 10080, and below those of the tests' PostgreSQL and of outgoing connections. */
const FIRST_PORT = 11_000
const PORTS = 9_000

/**
 * A port for a server that must know its own before it listens. Where it need not, listen on port 0.
 * The system gives this port to no connection meanwhile, as it could give one of its own range.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = FIRST_PORT + randomInt(PORTS)
    if (await isFree(port)) return port
  }
}

function isFree(port: number): Promise<boolean> {
  const probe = createServer()
  return new Promise((known) => {
    probe.once('error', () => known(false)).listen(port, '127.0.0.1', () => probe.close(() => known(true)))
  })
}
