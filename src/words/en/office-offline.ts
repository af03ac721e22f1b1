export const noConnection = 'No connection'
export const asOf = (moment: string): string => `As of ${moment}. Nothing can be changed until there is a connection.`
export const nextThirtyDays = 'The next 30 days'
export const nobodyMovesSoon = 'Nobody arrives or leaves in the next 30 days.'
export const tryAgain = 'Try again'
