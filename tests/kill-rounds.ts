import { expect } from 'vitest'
import { accountCalls } from '../src/contract/accounts.ts'
import type { InputOf } from '../src/contract/call.ts'
import { clientOver } from '../src/contract/client.ts'
import { guestStayCalls } from '../src/contract/guest-stays.ts'
import { mailCalls } from '../src/contract/mails.ts'
import { orderCalls } from '../src/contract/payments.ts'
import { Refused } from '../src/contract/refused.ts'
import { addDays, type CalendarDay } from '../src/domain/calendar-day.ts'
import { sum } from '../src/domain/money.ts'
import { ana } from './builders.ts'
import { cookieJar } from './cookie-jar.ts'
import { freePort } from './free-port.ts'
import { aBank, furnish, type Place, type RunningServer, startServer } from './processes.ts'
import { inTurns, remoteGuest, weekFromNow } from './remote-guest.ts'
import { settleLedger } from './settle-ledger.ts'

const VILLAS = 4
const AT_ONCE = 6
// Sign-in and confirmation; paying guests also return from the bank.
const VISITS_EACH = 2
const NO_ISSUER = '4546710000409000'

type Plan = Place & { guests: number; kills: number; random: () => number }
type GuestApi = Awaited<ReturnType<typeof remoteGuest>>
type Wanted = InputOf<typeof orderCalls.create>
type Week = { villaId: number; checkIn: CalendarDay; checkOut: CalendarDay }
type Opened = { bookingNumber: string; orderId: string; paymentForm: { fields: Record<string, string> } }
export type Report = { paid: number; moved: number; cancelled: number; refused: number; killed: number }

type Bank = Awaited<ReturnType<typeof aBank>>

/** Guests book while the site is killed repeatedly. Afterwards the jobs run, and the records of site and bank must agree. */
export async function killRounds({ guests, kills, random, ...place }: Plan): Promise<Report> {
  const bank = await aBank()
  const villaIds = await furnish(place, VILLAS)
  const port = await freePort()
  const moments = Array.from({ length: kills }, () => 2 + Math.floor(random() * (guests * VISITS_EACH - 4))).sort((a, b) => a - b)
  const report: Report = { paid: 0, moved: 0, cancelled: 0, refused: 0, killed: 0 }
  const site = mortalSite(() => startServer(place, bank, port), moments, report)
  try {
    await inTurns(
      Array.from({ length: guests }, (_, index) => index),
      AT_ONCE,
      (guest) => books({ site, bank, report }, guest, villaIds),
    )
    await (await site.server()).stop()
    await settleLedger(place, bank, port)
    return report
  } finally {
    await (await site.server()).kill()
    await bank.close()
  }
}

/** A site that is killed and started anew at some requests. `moments`: their numbers, in order. */
function mortalSite(start: () => Promise<RunningServer>, moments: number[], report: Report) {
  let visits = 0
  let server = start()
  return {
    server: () => server,
    /** Runs a request; repeats it after the site is back if the site died meanwhile. */
    async insist<T>(work: (url: string) => Promise<T>): Promise<T> {
      for (;;) {
        const { url } = await server
        visits += 1
        const done = work(url)
        if (moments[0] !== undefined && visits >= moments[0]) {
          moments.shift()
          report.killed += 1
          server = server.then(({ kill }) => kill()).then(start)
        }
        try {
          return await done
        } catch (error) {
          if (error instanceof Refused && error.status < 500) throw error
        }
      }
    },
  }
}

/** What the guests of a run share. */
type Visits = { site: ReturnType<typeof mortalSite>; bank: Bank; report: Report }

async function books(visits: Visits, guest: number, villaIds: readonly number[]): Promise<void> {
  const { site, bank, report } = visits
  const api = await site.insist((url) => remoteGuest(url, `guest${guest}`))
  // Two guests compete for each week of each villa.
  const slot = Math.floor(guest / 2)
  const stay = { villaId: villaIds[slot % VILLAS] ?? 0, ...weekFromNow(12 + Math.floor(slot / VILLAS)) }
  const wanted = { ...stay, guest: ana, plan: guest % 3 === 0 ? ('partial' as const) : ('full' as const) }
  let form: Opened
  try {
    form = await site.insist(() =>
      api(orderCalls.create, wanted).catch(continueOwn((retryOf) => api(orderCalls.create, { ...wanted, retryOf }))),
    )
  } catch (error) {
    if (!(error instanceof Refused) || !['dates_held', 'dates_taken'].includes(error.code)) throw error
    report.refused += 1
    return
  }
  if (guest % 5 === 1) form = await cancelsAndTriesAgain(visits, api, form, wanted)
  await bank.post('/sim/pay', { fields: form.paymentForm.fields, card: NO_ISSUER })
  report.paid += 1
  // Every fourth guest closes the browser, so the bank's answer is not delivered.
  if (guest % 4 === 3) return
  await deliver(visits, form.orderId)
  if (guest % 4 === 0) await movesTheStay(visits, api, form, stay)
  if (guest % 4 === 2 && guest % 5 !== 1) await cancelsTheStay(visits, api, form, `guest${guest}`)
}

const deliver = ({ site, bank }: Visits, orderId: string): Promise<void> =>
  site.insist(async () => {
    const answer = await bank.post('/sim/deliver', { oid: orderId })
    if (!answer.ok) throw new Error('the site was not there')
  })

/** The guest moves the paid stay to a week of its own, two days longer, and pays what that costs more. */
async function movesTheStay(visits: Visits, api: GuestApi, { bookingNumber }: Opened, stay: Week): Promise<void> {
  const { site, bank, report } = visits
  const wanted = { ...stay, bookingNumber, checkIn: addDays(stay.checkIn, 35), checkOut: addDays(stay.checkOut, 37) }
  const moving = site.insist(async () => {
    const { total, due, back } = await api(guestStayCalls.changeOffer, wanted)
    return api(guestStayCalls.change, { ...wanted, total, due, back })
  })
  const { payment } = await moving.catch((error) => {
    // Somebody else has these nights, or the bank's answer to the first payment is not there yet.
    if (error instanceof Refused) return { payment: null }
    throw error
  })
  if (!payment) return
  await bank.post('/sim/pay', { fields: payment.paymentForm.fields, card: NO_ISSUER })
  report.moved += 1
  await deliver(visits, payment.orderId)
}

/** The guest cancels the paid stay. The site may die before, while or after it does; the code is good once. */
async function cancelsTheStay({ site, report }: Visits, api: GuestApi, { bookingNumber }: Opened, guest: string): Promise<void> {
  const asked = await site
    .insist(() => api(guestStayCalls.cancellation, { bookingNumber }))
    .catch((error) => {
      // The bank's answer to the payment is not there yet.
      if (error instanceof Refused && error.code === 'no_such_booking') return null
      throw error
    })
  if (!asked) return
  const { refund } = asked
  await site.insist(() => api(guestStayCalls.cancellationCode, { bookingNumber, refund }))
  const code = await site.insist((url) => lastCodeFor(url, `${guest}@example.com`))
  const cancelling = site.insist(() => api(guestStayCalls.cancel, { bookingNumber, refund, code }))
  await cancelling.catch((error) => {
    // The stay was cancelled, but the site died before it answered.
    if (!(error instanceof Refused) || error.code !== 'stay_over') throw error
  })
  const { payments } = await site.insist(() => api(guestStayCalls.stay, { bookingNumber }))
  expect(sum(payments.flatMap(({ refunds }) => refunds.map(({ amount }) => amount))), `goes back of ${bookingNumber}`).toBe(refund)
  report.cancelled += 1
}

/** The guest cancels on the card page and tries again; afterwards the first attempt is approved as well. */
async function cancelsAndTriesAgain({ site, bank }: Visits, api: GuestApi, first: Opened, wanted: Wanted): Promise<Opened> {
  await bank.post('/sim/pay', { fields: first.paymentForm.fields, card: NO_ISSUER, issuer: 'cancel' })
  await site.insist(() => bank.post('/sim/deliver', { oid: first.orderId }))
  const again = (retryOf: string) => api(orderCalls.create, { ...wanted, retryOf })
  const second = await site.insist(() => again(first.orderId).catch(continueOwn(again)))
  await bank.post('/sim/pay', { fields: first.paymentForm.fields, card: NO_ISSUER })
  return second
}

/** The last code that was mailed to an address, as the owners read it. */
async function lastCodeFor(url: string, search: string): Promise<string> {
  const jar = cookieJar()
  const owner = clientOver(url, (request) => jar.carry(request, fetch))
  await owner(accountCalls.login, { email: 'owner@villas.example', password: 'Owner-Password-1' })
  const { mails } = await owner(mailCalls.list, { search })
  return /code is (\d{6})/.exec(mails[0]?.text ?? '')?.[1] ?? ''
}

/** The site died after opening the attempt: it reports the own hold, and the guest continues with a new attempt. */
const continueOwn = (again: (orderId: string) => Promise<Opened>) => (error: unknown) => {
  if (!(error instanceof Refused) || error.code !== 'own_hold') throw error
  return again(String(error.details?.nestpayoId))
}
