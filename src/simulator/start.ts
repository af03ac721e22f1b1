import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { createSimulator, type SimulatorOptions } from './simulator.ts'

type Where = { hostname: string; port: number }

/** Starts the simulated bank on its own origin. */
export async function startSimulator(
  options: Omit<SimulatorOptions, 'origin'> & Where,
): Promise<{ origin: string; close: () => Promise<void> }> {
  const origin = `http://${options.hostname}:${options.port}`
  const { app } = createSimulator({ ...options, origin })
  const server = createServer(getRequestListener(app.fetch))
  await new Promise<void>((ready, failed) => server.once('error', failed).listen(options.port, options.hostname, ready))
  return {
    origin,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed())
        server.closeAllConnections()
      }),
  }
}
