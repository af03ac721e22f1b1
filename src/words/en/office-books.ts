import { ended } from '../full-stop.ts'
import { formatNumber } from './numbers.ts'

export const showAll = (rows: number): string => `Show all ${formatNumber(rows)}`
export const books = 'Bookkeeping'
export const period = 'Period'
export const fromIt = 'From'
export const until = 'Until'
export const show = 'Show'
export const asCsvByDay = 'As CSV, by day'
export const theBooksCould = 'The bookkeeping could not be read'
export const onItsWayBack = 'On its way back to guests'
export const askedForButNotYet = (amount: string | number, dinars: string | number): string =>
  `${amount}, ${dinars}: asked for, but not yet confirmed by the bank.`
export const byMonth = 'By month'
export const month = 'Month'
export const byVilla = 'By villa'
export const villa = 'Villa'
export const byDay = 'By day'
export const day = 'Day'
export const stillDue = 'Still due'
export const pagesOfStages = 'Pages of unpaid instalments'
export const nothingIsDueFromAnybody = 'Nothing is due from anybody.'
export const stage = (stage: string | number, guestName: string | number, villa: string | number): string =>
  `, instalment ${stage}, ${guestName}, ${villa}`
export const overdueSince = (dueOn: string | number): string => `Overdue since ${dueOn}`
export const stageDueOn = (dueOn: string | number): string => `Due on ${dueOn}`
export const inAllByTodaysRate = (amount: string | number, dinars: string | number): string =>
  `${amount} in all (${dinars} by today’s rate)`
export const noMoneyMoved = 'No money moved in this period.'
export const paid = 'Paid'
export const refunded = 'Refunded'
export const net = 'Net'
export const total = 'Total'

export const declarations = 'Declarations'
export const whatDeclarationsAre =
  'What the Greek tax office is told for each month: stays that ended or were cancelled with money kept, and the climate levy of the nights that were used. Ask your accountant what applies to you.'
export const asCsv = 'Stays as CSV'
export const declarationsNotLoaded = 'The declarations could not be loaded'
export const stays = 'Stays'
export const levy = 'Climate levy'
export const declareBy = (day: string): string => `Due on ${day}.`
export const declaredOn = (day: string, by: string | null): string =>
  by ? `Declared on ${day} by ${ended(String(by))}` : `Declared on ${day}.`
export const dayOfDeclaration = 'Declared on'
export const noteStays = 'Mark stays as declared'
export const noteLevy = 'Mark levy as declared'
export const undo = 'Mark as not declared'
export const saving = 'Saving …'
export const noted = 'Declaration noted.'
export const undone = 'The month counts as not declared.'
export const notSaved = 'Not saved'
export const noStays = 'No stay of this month is to be declared.'
export const noLevy = 'No climate levy is due for this month.'
export const pagesOfStays = 'Pages of stays'
export const stay = 'Stay'
export const arrival = 'Arrival'
export const departure = 'Departure'
export const guest = 'Guest'
export const amount = 'Amount'
export const paidBy = 'Paid by'
export const ofWhichLevy = 'Levy'
export const levyClass = 'Class'
export const nights = 'Nights'
export const sum = 'Sum'
export const cancelledOn = (day: string): string => `cancelled on ${day}`
export const unregistered = 'no registration'
export const addStay = 'Add a stay of another platform'
export const addStayMeans = 'Stays that were sold elsewhere are declared too. Its levy is calculated by the class of the villa.'
export const platform = 'Platform'
export const guestName = 'Name of the guest'
export const country = 'Country of the guest'
export const amountField = 'Amount (€)'
export const add = 'Add stay'
export const added = 'Stay added.'
export const remove = 'Remove'
export const openStay = 'Open the booking'
export const dates = 'Dates'
export const removeStay = 'Remove stay'
export const removing = 'Removing …'
export const removeAsked = (platform: string, guest: string): string => `Remove the stay of ${guest} on ${platform}?`
export const removed = 'Stay removed.'
export const showDocument = 'Show document number'

export const papers = 'Documents'
export const whatDocumentsAre =
  'Booking confirmations, receipts and refund notes are issued automatically. Their numbers have no gaps by kind and year. An issued document never changes: a correction is a new document.'
export const monthOfIssue = 'Month of issue'
export const asZip = 'Download all (ZIP)'
export const documentsNotLoaded = 'The documents could not be loaded'
export const none = 'No document was issued in this month.'
export const noneOfBooking = 'There are no documents yet: they are issued with the first payment.'
export const byKind = 'By kind'
export const kind = 'Kind'
export const number = 'Number'
export const count = 'Documents'
export const issued = 'Issued'
export const about = 'About'
export const pagesOfPapers = 'Pages of documents'
export const statement = 'Monthly statement'
export const statementOf = (month: string): string => `Money of ${month}`
export const statementMeans = (month: string): string =>
  `Everything that was received and refunded in ${month}, as in the books. If the figures have changed since the last statement, a corrected one takes its place.`
export const notOverYet = (month: string): string => `The statement of ${month} can be made once the month is over.`
export const makeStatement = 'Make the statement'
export const notMade = 'There is no statement'
export const made = (number: string): string => `${number} is made`
export const making = 'One moment …'
export const makeProforma = 'Make a pro-forma'
export const noProforma = 'There is no pro-forma'
export const proformaFor = (amount: string, day: string): string =>
  `A pro-forma asks for the next ${amount} by bank transfer, to pay by ${day}. While it holds, it is given again.`
export const proformaNeeds =
  'A pro-forma asks for the next unpaid instalment by bank transfer. It needs an amount that is still to pay, and the IBAN in the settings.'
export const gapsInNumbers = 'Numbers that were left out'
export const whyGaps =
  'After the restore of a backup, documents issued since it was made are unknown here, but guests may have them. So that no number is given twice, numbering continues above all of them.'
type Gap = { restoredOn: string; backupOf: string | null; above: number }
export const gapAfter = ({ restoredOn, backupOf, above }: Gap): string =>
  `Restored on ${restoredOn}${backupOf ? ` from the backup of ${backupOf}` : ''}: documents and complaints continue above ${above}.`
