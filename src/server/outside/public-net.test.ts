import { type AddressInfo, createServer, type Socket } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { listening } from '../../../tests/listening.ts'
import { isPublicAddress, LeadsInside, publicNet } from './public-net.ts'

let platform: Awaited<ReturnType<typeof listening>>
let port: string
/** Redirect target of the platform. */
let leadsTo: string | null
let asked: string[]

beforeAll(async () => {
  platform = await listening((request, response) => {
    asked.push(request.url ?? '')
    if (leadsTo && request.url === '/old') response.writeHead(302, { location: leadsTo })
    response.end('BEGIN:VCALENDAR')
  })
  port = new URL(platform.url).port
})
afterAll(() => platform.close())
beforeEach(() => {
  leadsTo = null
  asked = []
})

/** A network in which the platform's local server counts as public. */
function world(names: Record<string, string[]>) {
  const resolved: string[] = []
  const net = publicNet({
    resolve: async (name) => {
      resolved.push(name)
      const address = names[name]?.[resolved.filter((one) => one === name).length - 1] ?? names[name]?.at(-1)
      if (!address) throw new Error(`no such name: ${name}`)
      return [{ address, family: 4 }]
    },
    isOutside: (address) => address === '127.0.0.1' || isPublicAddress(address),
  })
  return { net, resolved }
}

test('a URL entered by a user is fetched after one DNS resolution', async () => {
  const { net, resolved } = world({ 'platform.example': ['127.0.0.1', '10.0.0.1'] })
  const response = await net.fetch(`http://platform.example:${port}/1.ics`)
  expect([response.status, await response.text(), resolved]).toEqual([200, 'BEGIN:VCALENDAR', ['platform.example']])
})

test('a URL entered by a user that resolves to this machine is refused', async () => {
  const net = publicNet({ resolve: async () => [{ address: '127.0.0.1', family: 4 }] })
  await expect(net.fetch(`http://platform.example:${port}/1.ics`)).rejects.toThrow(LeadsInside)
  await expect(net.fetch(platform.url)).rejects.toThrow(LeadsInside)
  expect(asked).toEqual([])
})

test('a URL entered by a user that resolves to a public and a private address is refused', async () => {
  const addresses = ['93.184.215.14', '192.168.1.1'].map((address) => ({ address, family: 4 }))
  const net = publicNet({ resolve: async () => addresses })
  expect(await net.leadsInside('https://platform.example/1.ics')).toBe(true)
  await expect(net.fetch('http://platform.example/1.ics')).rejects.toThrow(LeadsInside)
})

test.each(['::ffff:10.0.0.1', '::ffff:7f00:1', '64:ff9b::a00:1', 'fe80::1%eth0'])(
  'a URL entered by a user whose name resolves to %s is refused',
  async (address) => {
    const net = publicNet({ resolve: async () => [{ address, family: 6 }] })
    expect(await net.leadsInside('https://platform.example/')).toBe(true)
    await expect(net.fetch('https://platform.example/')).rejects.toThrow(LeadsInside)
  },
)

test.each([
  'http://10.0.0.1/',
  'http://2130706433/',
  'http://0x7f.1/',
  'http://[::1]/',
  'http://[::ffff:127.0.0.1]/',
  'https://[fd00:ec2::254]/',
])('a URL of %s is refused without DNS resolution', async (address) => {
  const { net, resolved } = world({})
  expect(await publicNet().leadsInside(address)).toBe(true)
  await expect(publicNet().fetch(address)).rejects.toThrow(LeadsInside)
  await expect(net.fetch('http://10.0.0.1/')).rejects.toThrow(LeadsInside)
  expect(resolved).toEqual([])
})

test('a URL entered by a user that resolves to a private address between check and connection is refused', async () => {
  const { net, resolved } = world({ 'platform.example': ['93.184.215.14', '10.0.0.1'] })
  expect(await net.leadsInside(`http://platform.example:${port}/1.ics`)).toBe(false)
  await expect(net.fetch(`http://platform.example:${port}/1.ics`)).rejects.toThrow(LeadsInside)
  expect(resolved).toEqual(['platform.example', 'platform.example'])
})

test('a URL entered by a user that resolves to a private address at the second request is refused then', async () => {
  const { net } = world({ 'platform.example': ['127.0.0.1', '10.0.0.1'] })
  expect(await (await net.fetch(`http://platform.example:${port}/1.ics`)).text()).toBe('BEGIN:VCALENDAR')
  await expect(net.fetch(`http://platform.example:${port}/2.ics`)).rejects.toThrow(LeadsInside)
  expect(asked).toEqual(['/1.ics'])
})

test('a URL entered by a user that redirects to another name is checked by that name', async () => {
  const { net, resolved } = world({ 'platform.example': ['127.0.0.1'], 'turncoat.example': ['127.0.0.1', '10.0.0.1'] })
  leadsTo = `http://turncoat.example:${port}/new`
  expect((await net.fetch(`http://platform.example:${port}/old`)).status).toBe(200)
  await expect(net.fetch(`http://platform.example:${port}/old`)).rejects.toThrow(LeadsInside)
  expect(resolved).toEqual(['platform.example', 'turncoat.example', 'platform.example', 'turncoat.example'])
  expect(asked).toEqual(['/old', '/new', '/old'])
})

test.each([
  ['a name with a private address', 'http://inside.example/'],
  ['a private IPv4 address', 'http://10.0.0.1/'],
  ['a private IPv4 address as one number', 'http://2130706434/'],
  ['a private IPv6 address', 'http://[::1]/'],
  ['an IPv4-mapped IPv6 address', 'http://[::ffff:10.0.0.1]/'],
])('a URL entered by a user that redirects to %s is not followed', async (_, target) => {
  const { net } = world({ 'platform.example': ['127.0.0.1'], 'inside.example': ['10.0.0.1'] })
  leadsTo = target
  await expect(net.fetch(`http://platform.example:${port}/old`)).rejects.toThrow(LeadsInside)
  expect(asked).toEqual(['/old'])
})

test('a URL entered by a user that redirects to another public URL is followed', async () => {
  const { net } = world({ 'platform.example': ['127.0.0.1'] })
  leadsTo = '/new'
  expect(await (await net.fetch(`http://platform.example:${port}/old`)).text()).toBe('BEGIN:VCALENDAR')
  expect(asked).toEqual(['/old', '/new'])
})

test.each(['/old', 'file:///etc/passwd', 'data:text/calendar,BEGIN:VCALENDAR'])(
  'a URL entered by a user that redirects to %s is aborted with an error',
  async (target) => {
    const { net } = world({ 'platform.example': ['127.0.0.1'] })
    leadsTo = target
    await expect(net.fetch(`http://platform.example:${port}/old`)).rejects.toThrow()
    expect(asked.length).toBeLessThan(10)
  },
)

test('a URL entered by a user is followed over at most five redirects', async () => {
  const chain = await listening((request, response) => {
    const step = Number(request.url?.slice(1))
    if (step > 0) response.writeHead(302, { location: `/${step - 1}` })
    response.end('there')
  })
  const { net } = world({ 'chain.example': ['127.0.0.1'] })
  const from = (step: number) => net.fetch(`${chain.url.replace('127.0.0.1', 'chain.example')}/${step}`)
  expect(await (await from(5)).text()).toBe('there')
  await expect(from(6)).rejects.toThrow('redirects too often')
  await chain.close()
})

test('what is posted to a URL is checked as what is fetched, and follows no redirect', async () => {
  const sent = { headers: {}, body: new Uint8Array([1]), signal: AbortSignal.timeout(5_000) }
  await expect(publicNet().post(platform.url, sent)).rejects.toThrow(LeadsInside)
  const { net } = world({ 'push.example': ['127.0.0.1'] })
  leadsTo = 'http://10.0.0.1/'
  expect((await net.post(`http://push.example:${port}/old`, sent)).status).toBe(302)
  expect(asked).toEqual(['/old'])
})

test('a URL entered by a user with an unknown name does not count as private', async () => {
  expect(await world({}).net.leadsInside('https://nobody.example/')).toBe(false)
})

const soon = () => ({ signal: AbortSignal.timeout(200) })

test('the time limit applies while a name is resolved', async () => {
  const net = publicNet({ resolve: () => new Promise(() => {}) })
  await expect(net.fetch('https://platform.example/', soon())).rejects.toThrow('aborted due to timeout')
})

test('the time limit applies while a secure connection is made', async () => {
  const silent = await listeningSocket(() => {})
  const { net } = world({ 'platform.example': ['127.0.0.1'] })
  await expect(net.fetch(`https://platform.example:${silent.port}/`, soon())).rejects.toThrow('aborted due to timeout')
  await silent.close()
})

test.each([
  ['a response never begins', '/silent'],
  ['a redirect response never ends', '/endless-redirect'],
  ['a redirect target never responds', '/redirect'],
])('the time limit applies if %s', async (_, path) => {
  const silent = await listening((request, response) => {
    if (request.url === '/silent') return
    response.writeHead(302, { location: '/silent' })
    if (request.url === '/redirect') response.end()
    else response.write('and on')
  })
  const { net } = world({ 'slow.example': ['127.0.0.1'] })
  await expect(net.fetch(`${silent.url.replace('127.0.0.1', 'slow.example')}${path}`, soon())).rejects.toThrow('aborted due to timeout')
  await silent.close()
})

test('the time limit applies if a response never ends', async () => {
  const silent = await listening((_, response) => response.write('BEGIN:'))
  const { net } = world({ 'slow.example': ['127.0.0.1'] })
  const response = await net.fetch(silent.url.replace('127.0.0.1', 'slow.example'), soon())
  await expect(response.text()).rejects.toThrow('aborted due to timeout')
  await silent.close()
})

test('a secure connection sends the requested host name, not the address', async () => {
  const hellos: string[] = []
  const server = await listeningSocket((socket) =>
    socket.once('data', (hello) => {
      hellos.push(hello.toString('latin1'))
      socket.destroy()
    }),
  )
  const { net } = world({ 'platform.example': ['127.0.0.1'] })
  await expect(net.fetch(`https://platform.example:${server.port}/`)).rejects.toThrow()
  expect(hellos.join('')).toContain('platform.example')
  await server.close()
})

test('a secure connection is refused if the certificate is not trusted', async () => {
  // The mail server's default certificate is self-signed and expired.
  const server = new SMTPServer({ secure: true, logger: false })
  server.on('error', () => {})
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const { net } = world({ localhost: ['127.0.0.1'] })
  const { port } = server.server.address() as AddressInfo
  await expect(net.fetch(`https://localhost:${port}/`)).rejects.toMatchObject({ cause: { code: expect.stringMatching(/CERT/) } })
  await new Promise<void>((closed) => server.close(closed))
})

async function listeningSocket(answer: (socket: Socket) => void) {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket.on('error', () => {}))
    answer(socket)
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const close = () => {
    for (const socket of sockets) socket.destroy()
    return new Promise((closed) => server.close(closed))
  }
  return { port: (server.address() as AddressInfo).port, close }
}
