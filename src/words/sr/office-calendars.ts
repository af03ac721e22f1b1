import { formsIn } from '../counting.ts'
import { ended } from '../full-stop.ts'
import type { Translated } from '../translated.ts'
import { ofDayWithin } from './grammar.ts'
import { formatNumber } from './numbers.ts'

const form = formsIn('sr')

export const calendars = 'Kalendari'
export const connectACalendar = 'Povežite kalendar'
export const villasThatAreOffered =
  'Vile koje se nude i na drugim platformama. Noći zauzete tamo čuvaju se ovde, a noći zauzete ovde javljaju se tamo: na ovoj strani u roku od nekoliko minuta, na njihovoj u roku od nekoliko sati.'
export const failedToLoadTheCalendars = 'Kalendari nisu učitani'
export const noPlatformIsConnected = 'Nijedna platforma nije povezana. Noći prodaje samo ovaj sajt.'
export const disconnect = 'Prekinite vezu'
export const disconnecting = 'Prekidamo…'
export const canNoLongerRead = (name: string | number, villa: string | number): string =>
  `${name} više ne može da čita koje su noći zauzete (${villa}), a noći koje se za tu platformu čuvaju ponovo su slobodne.`
/** Coming stays whose nights a disconnection frees. */
export const staysOnSaleAgain = (stays: number): string =>
  `Ovde će ponovo biti u prodaji noći za ${formatNumber(stays)} ${form(stays, { one: 'budući boravak', few: 'buduća boravka', other: 'budućih boravaka' })}.`
export const failedToReadTheCalendar = 'Kalendar nije pročitan'
export const failedToConnectTheCalendar = 'Kalendar nije povezan'
export const theCalendarIsConnected = 'Kalendar je povezan'
export const theCalendarHasBeenRead = 'Kalendar je pročitan'
export const theCalendarsNightsAreFree = 'Noći kalendara su slobodne'
export const failedToDisconnectTheCalendar = 'Veza sa kalendarom nije prekinuta'
export const theCalendarIsDisconnected = 'Veza sa kalendarom je prekinuta'
export const silent = 'Ne javlja se'
export const suddenlyEmpty = 'Odjednom prazan'
export const suddenlyFewer = 'Odjednom manje noći'
export const partlyRead = 'Delimično pročitan'
export const cannotBeRead = 'Ne može da se pročita'
export const notHeardYet = 'Još se nije javio'
export const inTouch = 'U vezi'
export const addressForToRead = (name: string | number): string => `Adresa koju čita ${name}`
export const lastFetchedBy = (fetchedBy: string | number, fetchedAt: string | number): string =>
  `Poslednje preuzimanje: ${fetchedBy}, ${ended(String(fetchedAt))}`
export const hasNotFetchedItYet = (name: string | number): string => `${name} ga još nije preuzeo.`
export const nothingIsReadFrom = (name: string | number): string => `Ništa se ne čita: ${ended(String(name))}`
export const readFrom = (name: string | number): string => `Čita se: ${name}`
export const lastRead = (readAt: string | number): string => `Poslednje čitanje: ${ended(String(readAt))}`
export const neverReadYet = 'Još nikada nije pročitan.'
export const keptFromIt = 'čuva se po njemu.'
export const sinceItTells = (emptySince: string | number): string =>
  `Ne javlja nijednu zauzetu noć od: ${ended(String(emptySince))} Noći se ovde čuvaju još jedan dan, osim ako kažete da je to tačno.`
export const sinceItLacks = (shrunkSince: string | number): string =>
  `Mnoge ranije javljene noći nedostaju od: ${ended(String(shrunkSince))} Noći se ovde čuvaju još jedan dan, osim ako kažete da je to tačno.`
export const notReadOf = (unread: number, all: number): string =>
  `Broj događaja koji nisu mogli da se pročitaju: ${formatNumber(unread)} od ${formatNumber(all)}. Gde je početak čitljiv, čuva se njegova noć. Uporedite sa platformom.`
export const relays = 'Prosledite i noći zauzete drugde'
export const relaysHint =
  'Samo ako platforme ne čitaju jedna drugu. Boravak sa jedne platforme tada se na ovoj zatvara u roku od nekoliko sati. Boravci odavde javljaju se uvek.'
export const leavesOutClosed = 'Izostavite noći koje platforma samo drži zatvorene'
export const leavesOutClosedHint =
  'Noći koje Airbnb i Vrbo samo drže zatvorene nisu rezervacije. Booking.com isto zove i boravke i zatvorene noći, pa se tamo ništa ne izostavlja.'
export const whatIsExchanged = 'Šta se razmenjuje'
export const save = 'Sačuvajte'
export const saving = 'Čuvamo…'
export const theCalendarIsChanged = 'Kalendar je izmenjen'
export const failedToChangeTheCalendar = 'Kalendar nije izmenjen'
export const readNow = 'Pročitajte sada'
export const freeItsNights = 'Oslobodite njegove noći'
export const nightsThatAPlatform = 'Noći koje ima i platforma'
export const saysFromTo = (
  villa: string | number,
  calendar: string | number,
  summary: string | number,
  from: string | number,
  until: string | number,
): string => `${villa}: ${calendar} kaže „${summary}“, ${from} – ${until};`
export const isSoldHereFromTo = (checkIn: string | number, checkOut: string | number): string =>
  `ovde je prodato od ${ofDayWithin(checkIn)} do ${ofDayWithin(checkOut)}.`
export const villa = 'Vila'
export const platform = 'Platforma'
export const airbnb = 'Airbnb'
export const addressOfItsCalendar = 'Adresa njenog kalendara'
export const whereThePlatformCalls =
  'Tamo gde platforma kaže „izvoz kalendara“. Njene noći se čuvaju ovde; bez toga se tamo samo javljaju naše noći.'
export const connecting = 'Povezujemo…'
export const connect = 'Povežite'
export const blocks = (count: number): string =>
  `${formatNumber(count)} ${form(count, { one: 'blokada', few: 'blokade', other: 'blokada' })}`

true satisfies Translated<typeof import('../en/office-calendars.ts'), typeof import('./office-calendars.ts')>
