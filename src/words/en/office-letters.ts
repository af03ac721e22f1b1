import type { Letter } from '#domain/bookings/letters.ts'

/** Mails that are sent by hand. `act`: the button that shows the mail; `title`: above it. */
export const letters: Record<Letter, { act: string; title: string }> = {
  instalment: { act: 'Remind of the instalment', title: 'Remind of the instalment?' },
  arrival: { act: 'Ask for the arrival time', title: 'Ask for the arrival time?' },
}
export const goesTo = (address: string): string => `This email goes to ${address}:`
export const text = 'Text of the email'
export const send = 'Send'
export const sending = 'Sending …'
export const notSent = 'Email not sent'
export const onItsWay = 'The email is on its way'
export const remind = 'Remind'
export const askWhen = (guest: string): string => `Ask ${guest} for the arrival time`
