import { timeIn } from '../time-in.ts'
import { formatNumber } from './numbers.ts'

export const reports = 'Reports'
export const whatTheyAre =
  'How full the villas are, what a night brings, where stays come from and what money moved. What a figure means is explained beside it.'
export const periods = 'Usual periods'
export const usual = {
  thisYear: 'This year',
  lastYear: 'Last year',
  lastMonths: 'Last 12 months',
  nextMonths: 'Next 12 months',
}
export const choice = 'What the report shows'
export const from = 'From'
export const until = 'Until'
export const villa = 'Villa'
export const allVillas = 'All villas'
export const comparison = 'Compare with'
export const comparisons = { none: 'Nothing', year: 'The same days a year earlier', before: 'The time right before' }
export const show = 'Show'
export const failedToLoad = 'The report could not be read'
export const shownPeriod = (from: string, until: string): string => `${from} to ${until}`
export const comparedWith = (from: string, until: string): string => `Compared with ${from} to ${until}`
export const before = (value: string): string => `${value} in the compared period`
export const none = '-'
export const percent = (value: number): string => `${formatNumber(value)}%`
export const figures = 'Figures of the period'
export const occupancy = 'Occupancy'
export const averageRate = 'Average daily rate (ADR)'
export const revenuePerNight = 'Revenue per available night (RevPAN)'
export const adr = 'ADR'
export const revPan = 'RevPAN'
export const revenue = 'Revenue of nights'
export const nights = 'Nights sold'
export const nightsOf = (sold: number, onSale: number): string => `${formatNumber(sold)} of ${formatNumber(onSale)}`
export const definitions = {
  occupancy: 'Nights sold, here and by platforms, of all nights on sale. Closed nights and nights that you keep are not on sale.',
  averageRate: 'Revenue for a night that was sold here. Platforms do not tell their prices.',
  revenuePerNight: 'Revenue for a night on sale, sold or not.',
  revenue:
    'The prices of stays sold here, each night with its share; fees and levy included. It counts when the night is slept, not when it is paid.',
  nights: 'Nights of this period that were sold, of those on sale.',
  pace: 'Nights of the period that had been sold here by the end of each month.',
  leadTimes: 'Days from the booking to the arrival, of stays sold here that arrive in the period.',
  lengths: 'Nights of a stay, of stays sold here that arrive in the period.',
  sources: 'Where the sold stays with nights in the period come from. Revenue of platforms is not known here.',
  countries: 'Of guests who booked here, as they wrote it.',
  cancellations:
    'Stays with arrival in the period that were sold, and those of them that were cancelled later. Kept: what was paid and not refunded.',
  money: 'What was received and refunded on the days of the period: the sums of the books.',
  due: 'Unpaid instalments by the month in which they are due, whatever the period.',
  answerTimes:
    'From the first message with which a guest waits to your answer, or until you take up or close the request. Automatic messages do not count. Half of the answers came sooner than the median.',
  conversations: 'Conversations in which a guest wrote, by week from Monday.',
  topics:
    'Requests by reason, conversations with messages about no request, and questions before booking in which a guest wrote, each counted once.',
  missed:
    'Stays with arrival in the period that assistants such as ChatGPT searched for or wanted to book, and that nobody could book then. The most frequent first.',
  clients:
    'By the name that each assistant gives itself, on the days of the period. Links to book lead to the booking page; what came of them is under Sources.',
}
export const byVilla = 'By villa'
export const month = 'Month'
export const pace = 'Booking pace'
export const paceNights = 'Nights sold by the end of the month'
export const leadTimes = 'Lead time'
export const leadDays = 'Days before arrival'
export const lengths = 'Length of stay'
export const lengthNights = 'Nights'
export const bookings = 'Bookings'
export const stays = 'Stays'
export const sources = 'Sources'
export const source = 'Source'
export const ownSources: Record<string, string> = {
  site: 'Own site',
  link: 'Links of assistants',
  hand: 'Entered by hand',
  offer: 'Offers',
}
export const countries = 'Guests’ countries'
export const country = 'Country'
export const notSaid = 'Not said'
export const cancellations = 'Cancellations'
export const period = 'Period'
export const sold = 'Sold'
export const cancelled = 'Cancelled'
export const nightsCancelled = 'Nights cancelled'
export const kept = 'Kept'
export const money = 'Money received'
export const net = 'Net'
export const due = 'Money to come'
export const dueIn = 'Due in'
export const amount = 'Amount'
export const overdue = 'Of it overdue'
export const share = 'Share'
export const upTo = (first: number, last: number): string =>
  first === last ? formatNumber(first) : `${formatNumber(first)} to ${formatNumber(last)}`
export const over = (limit: number): string => `over ${formatNumber(limit)}`
export const asTable = (title: string): string => `${title} as a table`
export const asCsv = (title: string): string => `${title} as CSV`
export const thisPeriod = 'This period'
export const comparedPeriod = 'Compared period'
export const compared = (column: string): string => `${column}, compared`
export const plotOf = (title: string, most: string, month: string): string => `${title} by month. The highest is ${most} in ${month}.`
export const nothingSold = 'Nothing was sold in this period.'
export const nothingMoved = 'No money moved in this period.'
export const nothingDue = 'Nothing is due from anybody.'
export const moneyTotal = (received: string, refunded: string, net: string): string =>
  `${received} received, ${refunded} refunded, ${net} net.`
export const answerTimes = 'Conversations: time until you answer'
export const medianTime = 'Median time'
export const answered = 'Answered'
export const unanswered = 'Not answered'
/** '40 min', '2 h 5 min', '3 d 4 h'. */
export const waited = timeIn({ days: 'd', hours: 'h', minutes: 'min' })
export const wholeHours = (hours: number): string => `${formatNumber(hours)}\u00a0h`
export const answersTotal = (answered: number, unanswered: number, median: string): string =>
  `Answered: ${formatNumber(answered)}, not answered: ${formatNumber(unanswered)}. Median time: ${median}`
export const conversations = 'Conversations'
export const conversationsAWeek = 'Conversations a week'
export const week = 'Week from'
export const weekAverage = (conversations: string): string => `On average ${conversations} a week.`
export const plotOfWeeks = (title: string, most: string, week: string): string =>
  `${title} by week. The highest is ${most} in the week from ${week}.`
export const topics = 'Conversations: what guests ask most'
export const topic = 'Topic'
export const ownTopics = { message: 'Messages about no request', question: 'Questions before booking' }
export const times = 'Times'
export const nobodyWaited = 'No guest waited for an answer in this period.'
export const nobodyWrote = 'No guest wrote in this period.'
export const missed = 'Assistants: dates asked for, not free'
export const clients = 'Assistants: who asked'
export const anyVilla = 'Any villa'
export const stay = 'Stay'
export const why = 'Reason'
export const missedWhys = { taken: 'No free nights', rule: 'Against the rules', party: 'Too many guests' }
export const assistant = 'Assistant'
export const otherAssistants = 'Others'
export const calls = 'Calls'
export const notFree = 'Not free'
export const links = 'Links to book'
export const nothingMissed = 'Assistants asked for no stay that was not free.'
export const nobodyAsked = 'No assistant asked in this period.'
