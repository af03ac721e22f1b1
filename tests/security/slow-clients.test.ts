import type { Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { guardedServer, serverLimits } from '../../src/guarded-server.ts'
import { createApp } from '../../src/server/app.ts'
import { type TestSite, testSite } from '../test-site.ts'

const CONNECTIONS = 20
const limits = {
  ...serverLimits,
  headersMs: 300,
  requestMs: 600,
  halfSentMs: 200,
  silenceMs: 900,
  lookedForEveryMs: 50,
  connections: CONNECTIONS,
  connectionsPerAddress: CONNECTIONS,
}
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

/** Longer than a test may take. */
const NEVER = 600_000

type Line = { socket: Socket; heard: () => string; ended: Promise<string> }

/** A connection with everything received on it and its end. */
function line(at = port): Line {
  const socket = connect(at, '127.0.0.1')
  let text = ''
  socket.on('data', (bytes) => {
    text += bytes
  })
  socket.on('error', () => {})
  return { socket, heard: () => text, ended: new Promise((over) => socket.once('close', () => over(text))) }
}

/** Sends the same bytes at intervals until the connection is closed. @returns a function that stops it */
function drip({ socket, ended }: Line, bytes: string): () => void {
  const timer = setInterval(() => socket.write(bytes), 20)
  const stop = () => clearInterval(timer)
  void ended.then(stop)
  return stop
}

/** The port of a site that closes connections only when they stop within a request, and a function that ends it. */
async function onlyHalfSent(halfSentMs: number) {
  const patient = guardedServer({ ...limits, headersMs: NEVER, requestMs: NEVER, silenceMs: NEVER, halfSentMs })
  patient.on('request', getRequestListener(createApp(site.deps).fetch))
  await new Promise<void>((ready) => patient.listen(0, '127.0.0.1', ready))
  const close = () => {
    patient.closeAllConnections()
    patient.close()
  }
  return { at: (patient.address() as AddressInfo).port, close }
}

const wellBehaved = () => fetch(`http://127.0.0.1:${port}/api/villas.php`)

test('a connection that sends nothing is closed', async () => {
  expect(await line().ended).toMatch(/^(HTTP\/1.1 408|$)/)
})

test('a connection that sends headers slowly is closed, while others are served', async () => {
  const slow = line()
  slow.socket.write('GET /api/villas.php HTTP/1.1\r\nhost: localhost\r\nx-slow: ')
  drip(slow, 'a')
  expect((await wellBehaved()).status).toBe(200)
  expect(await slow.ended).toContain('408 Request Timeout')
})

test('a connection that sends a body slowly is closed', async () => {
  const slow = line()
  slow.socket.write(`${HEAD}content-length: 60000\r\n\r\n{"email": "`)
  drip(slow, 'a')
  expect(await slow.ended).not.toContain('200 OK')
})

test('a connection that stops after half a request is closed, also where no other limit ends it', async () => {
  const { at, close } = await onlyHalfSent(200)
  const half = line(at)
  half.socket.write(`${HEAD}content-length: 60000\r\n\r\n{"email": "`)
  expect(await half.ended).toContain('408 Request Timeout')
  close()
})

test('a connection that sends at a moderate speed outlives one that has stopped, and is answered', async () => {
  const { at, close } = await onlyHalfSent(1_000)
  const [stopped, slow] = [line(at), line(at)]
  for (const { socket } of [stopped, slow]) socket.write(`${HEAD}connection: close\r\ntransfer-encoding: chunked\r\n\r\n`)
  const stop = drip(slow, '1\r\n \r\n')
  expect(await stopped.ended).toContain('408 Request Timeout')
  stop()
  const body = JSON.stringify({ email: 'nobody@example.com', password: 'Password-1' })
  slow.socket.write(`${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`)
  expect(await slow.ended).toContain('401 Unauthorized')
  close()
})

test('a connection that sends endless headers is closed', async () => {
  const big = line()
  big.socket.write(`GET / HTTP/1.1\r\nhost: localhost\r\nx-big: ${'a'.repeat(20_000)}\r\n\r\n`)
  expect(await big.ended).toContain('431')
})

test('a connection that sends an endless body without its length is closed', async () => {
  const big = line()
  big.socket.write(`${HEAD}transfer-encoding: chunked\r\n\r\n`)
  for (let sent = 0; sent < 40; sent += 1) big.socket.write(`1000\r\n${'a'.repeat(4_096)}\r\n`)
  await new Promise((heard) => big.socket.once('data', heard))
  expect(big.heard()).toContain('413')
  big.socket.destroy()
})

test('a connection that states two different lengths is closed', async () => {
  const smuggler = line()
  smuggler.socket.write(`${HEAD}content-length: 4\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\nGET /api HTTP/1.1\r\n\r\n`)
  expect(await smuggler.ended).toContain('400 Bad Request')
})

test('connections over the limit are closed at once, and later ones are accepted', async () => {
  const crowd = Array.from({ length: CONNECTIONS + 5 }, line)
  await Promise.race(crowd.map(({ ended }) => ended))
  await Promise.all(crowd.map(({ ended }) => ended))
  expect((await wellBehaved()).status).toBe(200)
})

test('connections are limited per address; closed ones no longer count', async () => {
  const few = guardedServer({ ...limits, connections: 1_000, connectionsPerAddress: 5 })
  few.on('request', (_, response) => response.end('in'))
  await new Promise<void>((ready) => few.listen(0, '127.0.0.1', ready))
  const { port: there } = few.address() as AddressInfo
  const from = (localAddress: string) => {
    const socket = connect({ port: there, host: '127.0.0.1', localAddress })
    socket.on('error', () => {})
    socket.write('GET / HTTP/1.1\r\nhost: localhost\r\n\r\n')
    return new Promise<Socket | null>((known) => {
      socket.once('data', () => known(socket))
      socket.once('close', () => known(null))
    })
  }
  const first = await Promise.all(Array.from({ length: 5 }, () => from('127.0.0.1')))
  expect(first).not.toContain(null)
  expect(await from('127.0.0.1')).toBeNull()
  expect(await from('127.0.0.2')).not.toBeNull()
  const left = first[0]
  const gone = new Promise((closed) => left?.once('close', closed))
  left?.destroy()
  await gone
  await expect.poll(() => from('127.0.0.1')).not.toBeNull()
  few.closeAllConnections()
  few.close()
})
