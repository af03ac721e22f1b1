// The back office as an app on a telephone: its name there, and what a long press on its icon offers.
export const name = 'Villas: back office'
export const shortName = 'Villas'
export const today = 'Today'
export const calendar = 'Calendar'
export const inbox = 'Inbox'
