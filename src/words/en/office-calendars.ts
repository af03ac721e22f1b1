import { ended } from '../full-stop.ts'
import { formatNumber } from './numbers.ts'

export const calendars = 'Calendars'
export const connectACalendar = 'Connect a calendar'
export const villasThatAreOffered =
  'Villas that are offered on other platforms too. Nights taken there are blocked here, and nights taken here are passed on to them: within minutes on this side, within hours on theirs.'
export const failedToLoadTheCalendars = 'Failed to load the calendars'
export const noPlatformIsConnected = 'No platform is connected. This site alone sells the nights.'
export const disconnect = 'Disconnect'
export const disconnecting = 'Disconnecting …'
export const canNoLongerRead = (name: string | number, villa: string | number): string =>
  `${name} can no longer read which nights of ${villa} are taken, and the nights kept for it are free again.`
/** Coming stays whose nights a disconnection frees. */
export const staysOnSaleAgain = (stays: number): string =>
  stays === 1
    ? 'The nights of 1 coming stay are then on sale here.'
    : `The nights of ${formatNumber(stays)} coming stays are then on sale here.`
export const failedToReadTheCalendar = 'Failed to read the calendar'
export const failedToConnectTheCalendar = 'Failed to connect the calendar'
export const theCalendarIsConnected = 'The calendar is connected'
export const theCalendarHasBeenRead = 'The calendar has been read'
export const theCalendarsNightsAreFree = 'The calendar’s nights are free'
export const failedToDisconnectTheCalendar = 'Failed to disconnect the calendar'
export const theCalendarIsDisconnected = 'The calendar is disconnected'
export const silent = 'Silent'
export const suddenlyEmpty = 'Suddenly empty'
export const suddenlyFewer = 'Suddenly fewer nights'
export const partlyRead = 'Partly read'
export const cannotBeRead = 'Cannot be read'
export const notHeardYet = 'Not heard yet'
export const inTouch = 'In touch'
export const addressForToRead = (name: string | number): string => `Address for ${name} to read`
export const lastFetchedBy = (fetchedBy: string | number, fetchedAt: string | number): string =>
  `Last fetched by ${fetchedBy}, ${fetchedAt}.`
export const hasNotFetchedItYet = (name: string | number): string => `${name} has not fetched it yet.`
export const nothingIsReadFrom = (name: string | number): string => `Nothing is read from ${ended(String(name))}`
export const readFrom = (name: string | number): string => `Read from ${name}`
export const lastRead = (readAt: string | number): string => `Last read ${readAt}.`
export const neverReadYet = 'Never read yet.'
export const keptFromIt = 'kept from it.'
export const sinceItTells = (emptySince: string | number): string =>
  `Since ${emptySince} it tells of no taken nights at all. They stay kept here for a day, unless you say that this is right.`
export const sinceItLacks = (shrunkSince: string | number): string =>
  `Since ${shrunkSince} many of the nights that it listed before are missing. They stay blocked here for a day, unless you say that this is right.`
export const notReadOf = (unread: number, all: number): string =>
  `${formatNumber(unread)} of ${formatNumber(all)} events could not be read. Where their start could be read, its night is kept. Please compare with the platform.`
export const relays = 'Pass on nights that are taken elsewhere'
export const relaysHint =
  'Only if the platforms do not read each other. A stay of one platform is then closed on this one, within hours. Stays here are always passed on.'
export const leavesOutClosed = 'Leave out nights that it only keeps closed'
export const leavesOutClosedHint =
  'What Airbnb calls ‘Not available’ and Vrbo ‘Blocked’ is no booking. Booking.com calls stays and closed nights the same, so nothing is left out there.'
export const whatIsExchanged = 'What is exchanged'
export const save = 'Save'
export const saving = 'Saving …'
export const theCalendarIsChanged = 'The calendar is changed'
export const failedToChangeTheCalendar = 'Failed to change the calendar'
export const readNow = 'Read now'
export const freeItsNights = 'Free its nights'
export const nightsThatAPlatform = 'Nights that a platform has too'
export const saysFromTo = (
  villa: string | number,
  calendar: string | number,
  summary: string | number,
  from: string | number,
  until: string | number,
): string => `${villa}: ${calendar} says ‘${summary}’ from ${from} to ${until};`
export const isSoldHereFromTo = (checkIn: string | number, checkOut: string | number): string =>
  `is sold here from ${checkIn} to ${checkOut}.`
export const villa = 'Villa'
export const platform = 'Platform'
export const airbnb = 'Airbnb'
export const addressOfItsCalendar = 'Address of its calendar'
export const whereThePlatformCalls =
  'Where the platform calls it ‘export calendar’. Its nights are blocked here; without it only our nights are passed on to the platform.'
export const connecting = 'Connecting …'
export const connect = 'Connect'
export const blocks = (count: number): string => (count === 1 ? '1 block' : `${formatNumber(count)} blocks`)
