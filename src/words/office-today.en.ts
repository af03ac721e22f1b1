export const today = (day: string): string => `Today, ${day}`
export const arriving = 'Arriving'
export const inHouse = 'In the house'
export const leaving = 'Leaving'
export const nobodyArrives = 'Nobody arrives.'
export const noGuestsInTheHouse = 'No guests in the house.'
export const nobodyLeaves = 'Nobody leaves.'
export const nextDays = 'The next six days'
export const nothingInTheNextDays = 'Nobody arrives or leaves in the next six days.'
export const arrives = 'Arrives'
export const leaves = 'Leaves'
export const changeover = 'Changeover'
export const until = (day: string): string => `until ${day}`
export const from = (day: string): string => `from ${day}`
export const arrivalTime = (time: string): string => `Arrival: ${time}`
export const noArrivalTime = 'No arrival time yet'
export const stillToPay = (euros: string): string => `${euros} still to pay`
export const soldBy = (platform: string): string => `Sold by ${platform}`
export const call = 'Call'
export const write = 'Email'
export const whatsApp = 'WhatsApp'
export const dueSoon = 'Due until then'
export const nothingIsDue = 'Nothing is due in these days.'
export const overdueSince = (day: string): string => `overdue since ${day}`
export const dueOn = (day: string): string => `due on ${day}`
export const couldNotBeRead = 'The coming days could not be read'
