import { formatNumber } from './numbers.ts'

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
export const furtherLines = 'Add other amounts to the price'
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
  `Until ${day}: ${formatNumber(percent)}%, today ${euros}`
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

export const theGuestAsks = 'The guest asks for another stay'
export const wantedStay = (villa: string, from: string, until: string): string => `${villa}, ${from} to ${until}`
export const whatAgreeingMeans =
  'If you agree, the guest can change the stay for three days, at the price of that moment. The nights are not held until then.'
export const agree = 'Agree'
export const refuse = 'Refuse'
export const decided = 'The guest is told'

export const access = 'Door and directions'
export const nothingToEnter = 'Once the stay is paid, and until it is over, you see here what the guest can read about the house.'
export const guestReads = {
  both: 'The guest can read the directions and the door code.',
  guide: 'The guest can read the directions, not yet the door code.',
  nothing: 'The guest can read neither the directions nor the door code.',
}
export const codeFrom = (day: string): string =>
  `A paid stay shows the door code from ${day} on. What was open once stays open until departure.`
export const codeOf = { own: 'This stay has a door code of its own.', villa: 'The door code is that of the villa.' }
export const noCode = 'No door code is stored: enter one here, or with the guide of the villa.'
export const shownByYou = 'You show both to the guest, whatever is paid.'
export const showNow = 'Show them to the guest now'
export const showNoLonger = 'Show them only when paid'
export const readCode = 'Read the door code'
export const readCodeHint = 'Each look is written into the activity.'
export const theCodeIs = (code: string): string => `Door code: ${code}`
export const ownCode = 'A door code for this stay only'
export const ownCodeHint = 'It takes the place of the villa’s code. Left empty: the code of the villa.'
export const saveCode = 'Save the door code'
export const savingAccess = 'One moment …'
export const saved = 'Saved'
export const notSaved = 'Not saved'
export const accessGained = 'The guest will be able to read'
export const accessLost = 'The guest will no longer be able to read'
export const parts = { guide: 'the directions and the house guide', doorCode: 'the door code' }
export const untilPaid = 'They are shown again once everything is paid. You can also show them now on the page of the booking.'
export const notRead = 'Not read'
