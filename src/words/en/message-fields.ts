/** The next instalment, within a text of the owners. */
export const nextDue = (amount: string, day: string): string => `${amount}, due on ${day}`
