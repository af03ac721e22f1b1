import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { listening } from '../../../tests/listening.ts'
import { isPublicAddress } from './public-address.ts'
import { LeadsInside, publicNet } from './public-net.ts'

let platform: Awaited<ReturnType<typeof listening>>
let port: string
/** Where the platform leads on to. */
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

/** A world in which the platform's machine counts as one outside. */
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

describe('an address that somebody gave', () => {
  test('is fetched, after one look at where it leads', async () => {
    const { net, resolved } = world({ 'platform.example': ['127.0.0.1', '10.0.0.1'] })
    const response = await net.fetch(`http://platform.example:${port}/1.ics`)
    expect([response.status, await response.text(), resolved]).toEqual([200, 'BEGIN:VCALENDAR', ['platform.example']])
  })

  test('that leads to this very machine reaches nothing', async () => {
    const net = publicNet({ resolve: async () => [{ address: '127.0.0.1', family: 4 }] })
    await expect(net.fetch(`http://platform.example:${port}/1.ics`)).rejects.toThrow(LeadsInside)
    await expect(net.fetch(platform.url)).rejects.toThrow(LeadsInside)
    expect(asked).toEqual([])
  })

  test('that has one address outside and one inside is not believed', async () => {
    const addresses = ['93.184.215.14', '192.168.1.1'].map((address) => ({ address, family: 4 }))
    const net = publicNet({ resolve: async () => addresses })
    expect(await net.leadsInside('https://platform.example/1.ics')).toBe(true)
    await expect(net.fetch('http://platform.example/1.ics')).rejects.toThrow(LeadsInside)
  })

  test.each([
    ['a name that leads inside', 'http://inside.example/'],
    ['a number', 'http://10.0.0.1/'],
    ['a number written as one', 'http://2130706434/'],
    ['a number of IPv6', 'http://[::1]/'],
    ['a number of IPv4 in one of IPv6', 'http://[::ffff:10.0.0.1]/'],
  ])('that leads on to %s is followed no further', async (_, target) => {
    const { net } = world({ 'platform.example': ['127.0.0.1'], 'inside.example': ['10.0.0.1'] })
    leadsTo = target
    await expect(net.fetch(`http://platform.example:${port}/old`)).rejects.toThrow(LeadsInside)
    expect(asked).toEqual(['/old'])
  })

  test('that leads on to another place outside is followed', async () => {
    const { net } = world({ 'platform.example': ['127.0.0.1'] })
    leadsTo = '/new'
    expect(await (await net.fetch(`http://platform.example:${port}/old`)).text()).toBe('BEGIN:VCALENDAR')
    expect(asked).toEqual(['/old', '/new'])
  })

  test.each(['/old', 'file:///etc/passwd'])('that leads on to %s for ever is given up', async (target) => {
    const { net } = world({ 'platform.example': ['127.0.0.1'] })
    leadsTo = target
    await expect(net.fetch(`http://platform.example:${port}/old`)).rejects.toThrow()
    expect(asked.length).toBeLessThan(10)
  })

  test('whose name nobody knows leads nowhere, so not inside', async () => {
    expect(await world({}).net.leadsInside('https://nobody.example/')).toBe(false)
  })
})

test('an answer that never ends is given up when its time is over', async () => {
  const silent = await listening((_, response) => response.write('BEGIN:'))
  const { net } = world({ 'slow.example': ['127.0.0.1'] })
  const signal = AbortSignal.timeout(200)
  const response = await net.fetch(`http://slow.example:${new URL(silent.url).port}/`, { signal })
  await expect(response.text()).rejects.toThrow()
  await silent.close()
})
