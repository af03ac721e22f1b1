import { connect, createServer, type Socket } from 'node:net'
import { freePort } from './free-port.ts'

/** A proxy to PostgreSQL. A test can hang it, as a stopped server would, or cut it. */
export async function databaseLine(databaseUrl: string) {
  const target = new URL(databaseUrl)
  const pairs = new Set<[Socket, Socket]>()
  let hanging = false
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname)
    const pair: [Socket, Socket] = [near, far]
    pairs.add(pair)
    near.on('data', (bytes) => far.write(bytes))
    far.on('data', (bytes) => near.write(bytes))
    for (const [one, other] of [pair, [far, near] as const]) {
      one.on('error', () => undefined)
      one.on('close', () => {
        other.destroy()
        pairs.delete(pair)
      })
      if (hanging) one.pause()
    }
  })
  const listen = (port: number) => new Promise<void>((ready) => server.listen(port, '127.0.0.1', ready))
  // It is opened again after it was closed.
  const port = await freePort()
  await listen(port)
  const cut = () => {
    for (const [near] of pairs) near.destroy()
  }
  return {
    host: `127.0.0.1:${port}`,
    url: Object.assign(new URL(databaseUrl), { hostname: '127.0.0.1', port: String(port) }).href,
    /** Accepts connections and data, but sends nothing back. */
    hang() {
      hanging = true
      for (const pair of pairs) for (const socket of pair) socket.pause()
    },
    goOn() {
      hanging = false
      for (const pair of pairs) for (const socket of pair) socket.resume()
    },
    /** Stops listening. */
    async close() {
      cut()
      await new Promise((closed) => server.close(closed))
    },
    open: () => listen(port),
  }
}
