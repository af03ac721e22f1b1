export const cancelYourStay = 'Cancel your stay'
export const whatIsRefunded = 'What we refund if you cancel, and when.'
export const stayAt = (villa: string, from: string, until: string): string => `${villa}, ${from} to ${until}`
export const cannotBeCancelled = 'This stay cannot be cancelled here'
export const today = 'If you cancel today'
export const refundOfPaid = (refund: string, paid: string): string => `We refund ${refund} of the ${paid} you have paid`
export const notRefunded = (paid: string): string => `The ${paid} you have paid is not refunded`
export const toCard = (card: string): string => `to the card ${card}`
export const toYourCard = 'to the card you paid with'
export const byTheHosts = 'by your hosts, because you did not pay by card'
export const part = (amount: string, dinars: string, to: string): string => `${amount} (${dinars}) ${to}`
export const cardTakesDays = 'It can take your bank a few days to show it.'
export const later = 'Later'
export const nightsAreFree = 'Others can then book the nights. This cannot be undone.'
export const sendMeTheCode = 'Cancel: send me a code'
export const cancelNow = (refund: string): string => `Cancel this stay now, refund ${refund}`
export const notCancelled = 'Not cancelled'
export const isCancelled = 'Your stay is cancelled'
export const mailFollows = 'We will email you when the bank has sent the money.'
