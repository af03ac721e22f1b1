export const papers = 'Documents'
export const whatTheyAre =
  'Booking confirmations, receipts and refund notes are issued automatically. Their numbers have no gaps by kind and year. An issued document never changes: a correction is a new document.'
export const month = 'Month of issue'
export const show = 'Show'
export const asZip = 'Download all (ZIP)'
export const failedToLoad = 'The documents could not be loaded'
export const none = 'No document was issued in this month.'
export const noneOfBooking = 'There are no documents yet: they are issued with the first payment.'
export const byKind = 'By kind'
export const kind = 'Kind'
export const number = 'Number'
export const count = 'Documents'
export const amount = 'Amount'
export const issued = 'Issued'
export const about = 'About'
export const actions = 'Actions'
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
