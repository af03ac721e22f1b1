import { ended } from './full-stop.ts'

/** An amount in euros and in dinars. */
export const bothCurrencies = (euros: string, dinars: string): string => `${euros} (${dinars})`

export const table = { title: 'Refunded payment', refunded: 'Refunded', reason: 'Reason' }

export const bookingWasCancelled = 'Your booking was cancelled.'
export const refundedToCard = (money: string): string =>
  `We have refunded ${money} to the card you paid with. It can take your bank a few days to show it.`
/** Refunded by other means than the card. */
export const refundedByOtherMeans = (money: string): string => `We have refunded ${money} to you.`

export const refund = {
  subject: (code: string) => `Your refund for booking ${code}`,
  preheader: (money: string, villa: string) => `${money} for your stay at ${ended(villa)}`,
}

export const surplus = {
  subject: (code: string) => `Your refund for booking ${code} is on its way`,
  preheader: (money: string, reason: string) => `${money}: ${ended(reason)}`,
  reason: (reason: string) => `The reason: ${ended(reason)}`,
}

export const ownerRefund = {
  subject: (code: string) => `Refund for booking ${code}`,
  preheader: (money: string, guest: string) => `${money} to ${ended(guest)}`,
  refunded: (money: string) => `${money} was refunded in total.`,
}

export const ownerSurplus = {
  subject: (code: string) => `Refund for booking ${code}`,
  preheader: (money: string, guest: string, reason: string) => `${money} to ${guest}: ${ended(reason)}`,
  refunded: (money: string, reason: string) => `${money} was refunded: ${ended(reason)}`,
}
