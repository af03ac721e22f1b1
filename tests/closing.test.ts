import { once } from 'node:events'
import { Agent, createServer, get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { closeServer } from '../src/close-server.ts'

test('a stopping site finishes every response while a proxy still sends requests', async () => {
  const server = createServer((_, response) => setTimeout(() => response.end('whole'), 50))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const proxy = new Agent({ keepAlive: true, maxSockets: 4 })

  const answers: string[] = []
  const ask = () =>
    new Promise<string>((answered, failed) => {
      get({ port, host: '127.0.0.1', agent: proxy }, (response) => response.toArray().then((parts) => answered(parts.join('')), failed)).on(
        'error',
        failed,
      )
    })
  const askOn = async (): Promise<string> => {
    try {
      for (;;) answers.push(await ask())
    } catch (error) {
      return (error as NodeJS.ErrnoException).code ?? ''
    }
  }
  const asking = [askOn(), askOn(), askOn(), askOn()]
  while (answers.length < 8) await once(server, 'request')
  await closeServer(server)

  // New requests are refused; no open response is cut off.
  for (const refusal of await Promise.all(asking)) expect(['ECONNREFUSED', 'ECONNRESET']).toContain(refusal)
  expect(new Set(answers)).toEqual(new Set(['whole']))
  proxy.destroy()
})
