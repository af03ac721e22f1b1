import { accountCalls } from '../src/contract/accounts.ts'
import { bookingCalls } from '../src/contract/bookings.ts'
import { clientOver } from '../src/contract/client.ts'
import { orderCalls } from '../src/contract/payments.ts'
import { pictureCalls } from '../src/contract/pictures.ts'
import { Refusal } from '../src/contract/refusal.ts'
import { Refused, refusalBody } from '../src/contract/refused.ts'
import { ana } from './builders.ts'
import { aPicture } from './pictures.ts'
import type { RunningBank } from './processes.ts'
import { weekFromNow } from './remote-guest.ts'

const PUBLIC = ['/', '/villas', '/gallery', '/amenities', '/attractions', '/pricing', '/terms', '/booking', '/?now', '/login']
const OFFICE = ['', '/bookings', '/books', '/mails', '/jobs']
const NO_ISSUER = '4546710000409000'
/** Texts by which pages and API answers report an error. */
const ANNOUNCED = /"reference":"[\da-f]{8}"|Reference: [\da-f]{8}|Reference: <|Unable to load|Failed to|could not be|went wrong on our side/

export type Tally = { requests: number; refused: Record<string, number>; announced: number; unannounced: string[]; paid: number }

/** Guests and owners of a running site; each visit is of a random kind. `villaIds` are booked week by week. */
export function traffic(url: string, bank: RunningBank, villaIds: readonly number[]) {
  const tally: Tally = { requests: 0, refused: {}, announced: 0, unannounced: [], paid: 0 }
  let guests = 0
  let weeks = 0

  /** Checks every response: a failure must be reported as one. */
  async function heard(request: Request): Promise<Response> {
    const what = `${request.method} ${new URL(request.url).pathname}`
    tally.requests += 1
    const response = await fetch(request, { redirect: 'manual' }).catch((error) => {
      tally.unannounced.push(`${what}: ${(error as Error).cause ?? error}`)
      throw new Refused(refusalBody(new Refusal('bug')))
    })
    if (response.status < 500) return response
    const text = await response.text()
    if (ANNOUNCED.test(text)) tally.announced += 1
    else tally.unannounced.push(`${what}: ${response.status} ${text.slice(0, 200)}`)
    return new Response(text, response)
  }

  /** A client with its own cookie. */
  function somebody() {
    let cookie = ''
    const send = async (request: Request) => {
      if (cookie) request.headers.set('cookie', cookie)
      const response = await heard(request)
      cookie =
        response.headers
          .getSetCookie()
          .find((one) => one.startsWith('sid='))
          ?.split(';')[0] ?? cookie
      return response
    }
    return { api: clientOver(url, send), look: async (path: string) => void (await (await send(new Request(url + path))).text()) }
  }

  const pick = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)] as T

  async function signedIn(): Promise<ReturnType<typeof somebody>> {
    const guest = somebody()
    guests += 1
    const login = { email: `soak${guests}@example.com`, password: 'Long-Password-7' }
    await guest.api(accountCalls.register, { fullName: `Guest ${guests}`, ...login, country: 'Serbia', phone: '+381 60 1' })
    await guest.api(accountCalls.login, login)
    return guest
  }

  const visits: Record<string, () => Promise<unknown>> = {
    looks: () => somebody().look(pick(PUBLIC)),
    asks: () => somebody().api(bookingCalls.price, { villaId: pick(villaIds), ...weekFromNow(30) }),
    checks: () => somebody().api(bookingCalls.calendar, { villaId: pick(villaIds) }),
    books: async () => {
      const guest = await signedIn()
      const slot = weeks++
      const stay = { villaId: villaIds[slot % villaIds.length] ?? 0, ...weekFromNow(4 + Math.floor(slot / villaIds.length)) }
      const form = await guest.api(orderCalls.create, { ...stay, guest: ana, plan: slot % 3 === 0 ? 'partial' : 'full' })
      await bank.post('/sim/pay', { fields: form.paymentForm.fields, card: NO_ISSUER })
      tally.paid += 1
      // Every fourth guest closes the browser before she returns.
      if (slot % 4 === 3) return
      await bank.post('/sim/deliver', { oid: form.orderId })
      await guest.look('/reservations')
    },
    manages: async () => {
      const office = somebody()
      await office.api(accountCalls.login, { email: 'owner@villas.example', password: 'Owner-Password-1' })
      await office.look(`/admin/dashboard${pick(OFFICE)}`)
      await office.api(pictureCalls.upload, { purpose: 'villa', files: [await aPicture('soak.jpg', { width: 320, height: 200 })] })
    },
  }

  /** Of ten visits: five page views, two prices, one calendar, one booking, one by an owner. */
  const mix = ['looks', 'looks', 'looks', 'looks', 'looks', 'asks', 'asks', 'checks', 'books', 'manages']
  async function visit(): Promise<void> {
    try {
      await visits[pick(mix)]?.()
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      tally.refused[error.code] = (tally.refused[error.code] ?? 0) + 1
    }
  }
  return { visit, tally }
}
