export const offers = 'Offers'
export const sendAsOffer = 'Send as an offer'
export const lead =
  'The guest gets a link by email, chooses one of the stays there, and pays by card or by bank transfer at the price of the offer.'
export const stay = (villa: string, from: string, until: string, euros: string): string => `${villa}, ${from} to ${until}: ${euros}`
export const addAnother = 'Add another stay to choose from'
export const message = 'Message to the guest'
export const messageHint = 'Shown in the email and on the page of the offer.'
export const validUntil = 'Valid until'
export const holding = 'Keep the nights until then'
export const holdingHint = 'Nobody else can book them, here or on connected platforms. Without it, others may be first.'
export const transferDays = 'Days to pay by bank transfer'
export const transferDaysHint = 'From the day on which the guest accepts. Leave it empty for card only.'
export const noIban = 'Without an IBAN of the company guests can pay by card only.'
export const enterIt = 'Enter it in the settings'
export const oneMoment = 'One moment …'
export const sendIt = 'Send the offer'
export const sent = 'Offer sent'
export const notSent = 'Not sent'
export const howTheyWork =
  'Stays that you have offered to guests. An offer ends automatically: after its last day, or two days after a transfer was due.'
export const show = 'Which offers'
export const open = 'Waiting'
export const all = 'All'
export const noneOpen = 'No offer waits for its guest.'
export const none = 'No offers yet. You make one under Bookings, with ‘New booking’.'
export const failedToLoad = 'Failed to load offers'
export const pages = 'Pages of offers'
export const states = {
  open: 'Waits for the guest',
  transfer: 'Waits for the transfer',
  taken: 'Taken',
  lost: 'Nights lost',
  lapsed: 'Lapsed',
  withdrawn: 'Withdrawn',
}
export const until = (day: string): string => `Valid until ${day}`
export const transferDue = (day: string): string => `Transfer due on ${day}`
export const kept = 'nights kept'
export const notKept = 'nights not kept'
export const link = 'Link for the guest'
export const withdraw = 'Withdraw'
export const withdrawn = 'Offer withdrawn'
export const notWithdrawn = 'Not withdrawn'
export const newBooking = 'New booking'
export const allBookings = 'All bookings'
export const recordTransfer = 'Record the transfer'
