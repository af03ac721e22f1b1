export const views = 'Views of the calendar'
export const nameOfView = { timeline: 'All villas', calendar: 'Year of one villa' }
export const month = 'Month'
export const show = 'Show'
export const today = 'Today'
export const earlier = 'Earlier'
export const later = 'Later'
export const couldNotBeRead = 'The timeline could not be read'
export const noVillas = 'There are no villas on sale.'
export const villa = 'Villa'
export const days = 'Days'
export const nightsOfVillas = 'Nights of all villas'
export const pagesOfVillas = 'Pages of villas'
export const asAList = 'The same days as a list'
export const howItWorks =
  'Choose free nights by drag, or with Shift and the arrow keys, to block them. Drag a booking with the mouse, or move it with Shift and the arrow keys, to another day or villa: nothing changes before you have seen the price.'
export const stayOf = (name: string, status: string, from: string, until: string): string => `${name}, ${status}, ${from} to ${until}`
export const freeNights = (nights: string, from: string, price: string): string => `${nights} free from ${from}, ${price}`
export const aNight = (euros: string): string => `${euros} a night`
export const notSold = 'not sold'
export const owners = 'Owners'
export const keptByOwners = 'Kept by the owners'
export const paid = 'Paid'
export const partlyPaid = 'Partly paid'
export const offered = 'Kept for an offer'
export const onAPlatform = 'On a platform'
export const chosen = (villa: string): string => `Chosen: ${villa}`
export const keepForOwners = 'Keep these nights'
export const letGo = 'Choose none'
export const firstNight = 'First night'
export const freeAgain = 'Free again on'
export const beginBooking = 'Begin a booking'
export const moved = (name: string, villa: string, from: string, until: string): string => `${name} to ${villa}, ${from} to ${until}`
export const seeTheChange = 'Show what would change'
export const leaveIt = 'Leave it as it is'
