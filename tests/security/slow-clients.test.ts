import type { Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { guardedServer, serverLimits } from '../../src/guarded-server.ts'
import { createApp } from '../../src/server/app.ts'
import { type TestSite, testSite } from '../test-site.ts'

const CONNECTIONS = 20
const limits = { ...serverLimits, headersMs: 300, requestMs: 600, silenceMs: 900, lookedForEveryMs: 50, connections: CONNECTIONS }
const HEAD = 'POST /api/checkUser.php HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n'

let site: TestSite
let server: Server
let port: number
beforeAll(async () => {
  site = await testSite()
  server = guardedServer(limits)
  server.on('request', getRequestListener(createApp(site.deps).fetch))
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  port = (server.address() as AddressInfo).port
})
afterAll(async () => {
  server.closeAllConnections()
  server.close()
  await site.close()
})
beforeEach(() => server.closeAllConnections())

type Line = { socket: Socket; heard: () => string; ended: Promise<string> }

/** A connection, all that was heard on it, and when it ended. */
function line(): Line {
  const socket = connect(port, '127.0.0.1')
  let text = ''
  socket.on('data', (bytes) => {
    text += bytes
  })
  socket.on('error', () => {})
  return { socket, heard: () => text, ended: new Promise((over) => socket.once('close', () => over(text))) }
}

/** Sends a byte now and then, for as long as anybody listens. */
function drip({ socket, ended }: Line, byte: string): void {
  const timer = setInterval(() => socket.write(byte), 20)
  void ended.then(() => clearInterval(timer))
}

const wellBehaved = () => fetch(`http://127.0.0.1:${port}/api/villas.php`)

describe('is shown out', () => {
  test('who says nothing', async () => {
    expect(await line().ended).toMatch(/^(HTTP\/1.1 408|$)/)
  })

  test('who drips headers, while others are served', async () => {
    const slow = line()
    slow.socket.write('GET /api/villas.php HTTP/1.1\r\nhost: localhost\r\nx-slow: ')
    drip(slow, 'a')
    expect((await wellBehaved()).status).toBe(200)
    expect(await slow.ended).toContain('408 Request Timeout')
  })

  test('who drips a body', async () => {
    const slow = line()
    slow.socket.write(`${HEAD}content-length: 60000\r\n\r\n{"email": "`)
    drip(slow, 'a')
    expect(await slow.ended).not.toContain('200 OK')
  })

  test('who sends headers without end', async () => {
    const big = line()
    big.socket.write(`GET / HTTP/1.1\r\nhost: localhost\r\nx-big: ${'a'.repeat(20_000)}\r\n\r\n`)
    expect(await big.ended).toContain('431')
  })

  test('who sends a body without end and without its length', async () => {
    const big = line()
    big.socket.write(`${HEAD}transfer-encoding: chunked\r\n\r\n`)
    for (let sent = 0; sent < 40; sent += 1) big.socket.write(`1000\r\n${'a'.repeat(4_096)}\r\n`)
    await new Promise((heard) => big.socket.once('data', heard))
    expect(big.heard()).toContain('413')
    big.socket.destroy()
  })

  test('who says two different lengths', async () => {
    const smuggler = line()
    smuggler.socket.write(`${HEAD}content-length: 4\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\nGET /api HTTP/1.1\r\n\r\n`)
    expect(await smuggler.ended).toContain('400 Bad Request')
  })
})

test('more connections than may be are closed at once, and soon there is room again', async () => {
  const crowd = Array.from({ length: CONNECTIONS + 5 }, line)
  await Promise.race(crowd.map(({ ended }) => ended))
  await Promise.all(crowd.map(({ ended }) => ended))
  expect((await wellBehaved()).status).toBe(200)
})
