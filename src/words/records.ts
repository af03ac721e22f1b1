// Texts that the server stores and owners read later: they keep the language in which they were written.

export const restrictionGuest = 'ADMIN RESTRICTION'
export const restrictionReason = 'Admin restricted'

export const firstAdmin = 'Owner'
export const erasedGuest = 'Erased guest'

/** Why the status of a booking changed. */
export const change = {
  hidden: 'hidden',
  broughtBack: 'brought back',
  paymentRecorded: 'payment recorded',
  paymentReversed: (orderId: string, reason: string) => `${orderId} reversed: ${reason}`,
  paymentAttached: (orderId: string) => `payment ${orderId} attached`,
  stageApproved: (stage: number) => `stage ${stage} approved`,
  stageNotApproved: (stage: number) => `stage ${stage} not approved`,
  triedAgain: 'the guest tries again',
  becameChange: (code: string) => `its nights are those of ${code} now`,
  moved: (villa: string, checkIn: string, checkOut: string) => `moved from ${villa}, ${checkIn} to ${checkOut}`,
  otherStages: 'due days changed',
  otherLines: 'lines of the price changed',
  otherGuests: (before: number, after: number) => `guests changed from ${before} to ${after}`,
  repriced: (before: string, after: string) => `price changed from ${before} to ${after}`,
  byHand: 'entered by the owners',
  byHandBecause: (reason: string) => `entered by the owners: ${reason}`,
  offered: 'offered to the guest',
  offeredBecause: (reason: string) => `offered to the guest: ${reason}`,
  accepted: 'the guest pays by transfer',
  otherChosen: 'the guest has chosen another stay of the offer',
  offerEnded: {
    taken: 'the guest has paid for another stay of the offer',
    lapsed: 'the offer has lapsed',
    withdrawn: 'the offer was withdrawn',
    lost: 'others have the nights that were kept for the guest',
  },
  cancelledByGuest: 'cancelled by the guest',
  refunded: 'the bank gave the money back',
}

/** Name of a rule for chosen nights that got no other. */
export const usualRuleName = (from: string, until: string): string => `Nights ${from} to ${until}`

/** Item of a price. */
export const keptByPolicy = 'Kept by the cancellation policy'
export const agreedWithOwners = 'Agreed with your hosts'
export const lowerPrice = 'Reduction'

/** Why money goes back. */
export const refund = {
  cancelled: 'the booking was cancelled',
  cancelledMeanwhile: 'the booking was cancelled meanwhile',
  stagePaid: 'this stage was already paid',
  moreThanPrice: 'with it more than the price would be paid',
  nightsPaid: (code: string) => `these nights were already paid for with booking ${code}`,
  stayChanged: 'the stay was changed or paid otherwise meanwhile',
  lowerPrice: 'the stay was changed to a lower price',
  nightsSold: 'the nights were sold meanwhile',
  alternativePaid: (code: string) => `another stay of the same offer was already paid for with booking ${code}`,
  atTheBank: 'the bank has given it back',
}

/** What owners must check about a payment. */
export const payment = {
  unresolved: 'The bank has not told for five days what became of this payment. Please ask the bank.',
  approvedWhenAsked: (doubt: string) => `The bank approved when asked. ${doubt}`,
  answerRefused: 'Its answer refused this payment.',
  answerNotTaken: (reason: string) => `Its answer was not taken as it came: ${reason}.`,
  transactionUsedByAnswer: 'its transaction has paid for another order',
  transactionUsed: (transId: string) => `Its transaction ${transId} has paid for another order as well. Please ask the bank.`,
  approvedAndReturned: 'The bank approved when asked, and somebody has given money back there.',
  otherAmount: (theirs: string | null, ours: string) =>
    `The bank’s records name ${theirs ?? 'another amount'} for this order, this site ${ours}.`,
  orderUnknown: 'The bank’s answer approved this payment, its records do not know the order.',
  recordsDeclined: (reason: string) => `The bank’s answer approved this payment, its records say declined (${reason}).`,
  otherTransaction: (answered: string, recorded: string) =>
    `The bank’s answer named the transaction ${answered}, its records name ${recorded}.`,
  returnedByBank: 'The bank’s books say that this payment was given back; this site did not ask for that.',
}

/** Source of the rate of a payment that was attached to a booking. */
export const rateOfTheBank = 'as charged by the bank'
/** Sources of a rate that is not of today. */
export const lastGoodRate = (source: string, day: string): string => `last good rate of ${source}, ${day}`
export const fixedRate = 'fallback'

/** Why an answer of the bank was not applied. */
export const approvedOrderUnknown = 'approved, but the order is not on record'

/** Why a job or a mail failed. */
export const failure = {
  bankAccess: (reason: string) =>
    `The bank’s API cannot be asked about payments (${reason}). Please check the API user, its rights and this server’s address.`,
  processEnded: 'Its process ended before it did.',
  mailServerSlow: 'The mail server took too long.',
  clockInDoubt: 'The clock is in doubt, so that nothing is done that cannot be undone. Please see Needs attention.',
  notCleared: (steps: string) => `Some old data could not be cleared: ${steps}`,
  statementRefused: 'The database refused a statement.',
  mailboxNotRead: (reason: string) => `The mailbox for answers of guests cannot be read: ${reason}`,
}
