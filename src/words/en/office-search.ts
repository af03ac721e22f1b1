export const search = 'Search'
export const searchOffice = 'Search the back office'
export const whatToSearch = 'Guest, booking number, villa, document or page'
export const searching = 'Searching …'
export const nothingFound = (text: string): string => `Nothing was found for “${text}”.`
export const notSearched = 'The search did not answer. Please try again.'
export const groups = {
  stays: 'Stays and guests',
  deeds: 'Do',
  conversations: 'Messages',
  papers: 'Documents',
  pages: 'Pages',
}
export const newBookingFor = (guest: string): string => `New booking for ${guest}`
export const writeTo = (guest: string): string => `Write to ${guest}`
export const ticketOf = (id: number, guest: string): string => `#${id} ${guest}`
export const keys = 'Keyboard shortcuts'
export const pressed = { controlK: 'Ctrl K', shiftF10: 'Shift F10', escape: 'Esc', enter: 'Enter', space: 'Space' }
export const keyMeanings = {
  search: 'Search',
  go: 'Open a place: then its letter',
  rows: 'Next or previous row of a list, or booking',
  open: 'Open the row',
  glance: 'See a booking beside the list',
  menu: 'Menu of the row',
  find: 'Search the list',
  choose: 'Choose a booking of the list',
  new: 'New booking',
  edit: 'Edit',
  change: 'Change stay or price',
  payment: 'Record a payment',
  write: 'Write to the guest',
  today: 'Calendar: today',
  months: 'Calendar: earlier or later',
  list: 'This list',
}
export const thenKey = 'then'
export const keysAreOn = 'Single keys, such as N for a new booking, work outside of fields.'
export const keysAreOff = 'Single keys are turned off in this browser. Ctrl K still opens the search.'
export const turnOff = 'Use no single keys'
export const turnOn = 'Use single keys'
export const showKeys = 'Press ? to see all keys.'
