export const cancelYourStay = 'Cancel your stay'
export const whatGoesBack = 'What goes back to you if you cancel, and when.'
export const stayAt = (villa: string, from: string, until: string): string => `${villa}, ${from} to ${until}`
export const cannotBeCancelled = 'This stay cannot be cancelled here'
export const writeToUs = 'It has begun, is over or was cancelled already. Please write to your hosts on the page of the stay.'
export const backToYourStay = 'Back to your stay'
export const today = 'If you cancel today'
export const goesBackOfPaid = (refund: string, paid: string): string => `${refund} of the ${paid} you have paid goes back`
export const nothingGoesBack = (paid: string): string => `Of the ${paid} you have paid nothing goes back`
export const toCard = (card: string): string => `to the card ${card}`
export const toYourCard = 'to the card you paid with'
export const byTheHosts = 'by your hosts, because it did not come by card'
export const part = (amount: string, dinars: string, to: string): string => `${amount} (${dinars}) ${to}`
export const cardTakesDays = 'Your card’s bank can take some days to show it.'
export const later = 'Later'
export const goesBackUntil = (percent: number, day: string): string => `Until ${day}: ${percent}% of what you have paid goes back.`
export const nothingAfter = 'After that nothing goes back.'
export const nothingAnyMore = 'Less than 21 days before arrival nothing goes back.'
export const nightsAreFree = 'The nights are free for others at once. This cannot be undone.'
export const sendMeTheCode = 'Cancel: send me a code'
export const sendAnother = 'Send another code'
export const oneMoment = 'One moment …'
export const codeSent = (email: string): string => `We have sent a code of six digits to ${email}. It is good for ten minutes.`
export const nothingThere = 'Nothing there? Please look among unwanted mails.'
export const noMailServer = 'No mail server is configured'
export const theOwnersReadIt = 'This site is being tried out: the code stands under Mails in the back office.'
export const cancelNow = (refund: string): string => `Cancel this stay now, ${refund} goes back`
export const notCancelled = 'Not cancelled'
export const isCancelled = 'Your stay is cancelled'
export const mailFollows = 'We write to you when the bank has sent the money.'
