export const changeYourStay = 'Change your stay'
export const otherDatesOrVilla = 'Other dates or another villa for your stay, and what it costs.'
export const now = (villa: string, from: string, until: string): string => `Now: ${villa}, ${from} to ${until}`
export const cannotBeChanged = 'This stay cannot be changed here'
export const whatWouldYouLike = 'What would you like?'
export const villa = 'Villa'
export const guests = 'Guests'
export const showTheDifference = 'Show the difference'
export const oneMoment = 'One moment …'
export const notPossible = 'Not possible'
export const nothingIsChanged = 'Nothing is changed.'
export const theDifference = 'The difference'
export const staysAt = (villa: string, from: string, until: string, guests: string): string => `${villa}, ${from} to ${until}, ${guests}`
export const priceBefore = 'Price before'
export const priceNow = 'New price'
export const alreadyPaid = 'Already paid'
export const toPayNow = 'To pay now'
export const refund = 'Refund'
export const nothingToPay = 'There is nothing to pay now, and nothing to refund.'
export const keptOfDifference = (kept: string): string =>
  `Under the cancellation policy we keep ${kept} of the difference; it is included in the new price.`
export const laterPayments = 'Later payments'
export const dueBy = (amount: string, day: string): string => `${amount} by ${day}`
export const howItWorks =
  'The new nights are held for you while you pay. Your old nights stay yours until the bank has approved the payment; if it does not, nothing changes.'
export const atOnce = 'Your nights change immediately, and others can book the old ones. This cannot be undone.'
export const changeAndPay = (amount: string): string => `Change and pay ${amount}`
export const changeAndReturn = (amount: string): string => `Change now, refund ${amount}`
export const sendMeTheCode = 'Change: send me a code'
export const askYourHosts = 'Ask your hosts'
export const hostsAgreeFirst = 'Your hosts want to agree to a change first. Nothing is paid or held until then.'
export const weAskedYourHosts = 'We have asked your hosts'
export const weEmailYou = 'We will email you as soon as they have decided. Until then your stay remains as it is.'
export const hostsRefused = 'Your hosts could not agree to these dates before. You can ask once more.'
export const changeNow = 'Change now'
export const notChanged = 'Not changed'
export const isChanged = 'Your stay is changed'
