export const chosenBookings = 'Chosen bookings'
export const chosen = (b: string): string => `Chosen: ${b}`
export const noMore = (b: string): string => `No more than ${b} can be chosen`
export const exportChosen = 'Export chosen'
export const copyAddresses = 'Copy the email addresses'
export const addressesCopied = 'The addresses are copied'
export const addresses = 'Email addresses'
export const endChoosing = 'Done'
