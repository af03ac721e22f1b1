import { accountCalls } from '../src/contract/accounts.ts'
import { type Api, clientOver } from '../src/contract/client.ts'
import { Refused } from '../src/contract/refused.ts'
import { addDays, dayAtProperty, weekday } from '../src/domain/calendar-day.ts'
import type { Stay } from '../src/domain/stay.ts'
import { cookieJar } from './cookie-jar.ts'

/** A guest of a running site, with her own cookies. */
export async function remoteGuest(url: string, name: string): Promise<Api> {
  const jar = cookieJar()
  const api = clientOver(url, (request) => jar.carry(request, fetch))
  const email = `${name}@example.com`
  const password = 'Password-1'
  const person = { fullName: name, email, password, country: 'Serbia', phone: '+381 60 1234567' }
  await api(accountCalls.register, person).catch((error) => {
    // The account was created, but the site died before it answered.
    if (!(error instanceof Refused) || error.code !== 'email_taken') throw error
  })
  await api(accountCalls.login, { email, password })
  return api
}

/** Monday to Monday, `weeks` weeks from today. Running servers use the real clock. */
export function weekFromNow(weeks: number): Stay {
  const today = dayAtProperty(new Date())
  const monday = addDays(today, ((8 - weekday(today)) % 7) + weeks * 7)
  return { checkIn: monday, checkOut: addDays(monday, 7) }
}

/** Processes all items with a limited number in parallel. */
export async function inTurns<T>(things: readonly T[], atOnce: number, work: (thing: T) => Promise<void>): Promise<void> {
  const left = [...things]
  const worker = async () => {
    for (let next = left.shift(); next !== undefined; next = left.shift()) await work(next)
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
}
