import { writtenNumber } from './numbers.en.ts'

export const changeStayOrPrice = 'Change stay or price'
export const changeStages = 'Change instalments or due days'
export const refundAPart = 'Refund a part'
export const pageTitle = (code: string): string => `Change booking ${code}`
export const backToBooking = (code: string): string => `Booking ${code}`
export const now = 'Now'
export const cannotBeChanged = 'This booking cannot be changed'
export const onlySoldOnes = 'Only a paid or partly paid booking that is not deleted can be changed.'
export const theChange = 'What to change'
export const villa = 'Villa'
export const price = 'Price'
export const priceWays = {
  kept: 'Stays as it is',
  rates: 'By the rates of today',
  own: 'A new total',
  less: 'Refund a part',
}
export const amount = 'Amount in euros'
export const amountHint = 'With a new total: the whole price. With a part to refund: that part; the price falls by it.'
export const furtherLines = 'Further lines of the price'
export const furtherLinesHint =
  'A surcharge, or with a minus something taken off, under a name that the guest reads. The price changes by it, unless you give the whole price. It needs a reason.'
export const lineName = (number: number): string => `Name of line ${number}`
export const lineAmount = (number: number): string => `Amount of line ${number}`
export const openStages = 'Own instalments for what is still to pay'
export const stagesHint = 'Leave them empty to keep the instalments of the booking. A lower or higher price changes the last one.'
export const stageNow = (euros: string): string => `Empty: ${euros} as now`
export const guests = 'Guests'
export const stageAmount = (number: number): string => `Amount of instalment ${number}`
export const stageDue = (number: number): string => `Due day of instalment ${number}`
export const show = 'Show what changes'
export const notPossible = 'Not possible'
export const whatChanges = 'What changes'
export const stay = (villa: string, from: string, until: string): string => `${villa}, ${from} to ${until}`
export const priceBefore = 'Price before'
export const priceNow = 'Price now'
export const paid = 'Paid'
export const refund = 'Refund'
export const toCard = (euros: string, dinars: string): string => `${euros} to the card (${dinars})`
export const byYourself = (euros: string, method: string): string => `${euros} was paid by ${method}: please refund it yourself`
export const stillToPay = 'Still to pay'
export const dueBy = (euros: string, day: string): string => `${euros} by ${day}`
export const ifTheGuestCancels = 'If the guest cancels'
export const refundUntil = (percent: number, day: string, euros: string): string =>
  `Until ${day}: ${writtenNumber(percent)}%, today ${euros}`
export const refundAfter = (euros: string): string => `After that: ${euros}`
export const rulesBroken = 'Guests could not book this themselves'
export const reason = 'Reason'
export const reasonHint = 'Kept with the booking. The guest does not read it.'
export const tellTheGuest = 'Tell the guest by email'
export const changeIt = 'Change the booking'
export const changeAndRefund = (euros: string): string => `Change, and refund ${euros}`
export const oneMoment = 'One moment …'
export const isChanged = 'Booking changed'
export const notChanged = 'Not changed'
export const incomplete = 'Please choose the villa and both days, and give the amount where the price is your own.'
export const paidOf = (paid: string, total: string): string => `${paid} of ${total} paid.`
