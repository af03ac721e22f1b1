const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const LENGTH = 6

/** Booking number without 0, O, 1 and I, so that it can be read out on the phone. Uses one random byte per character. */
export const bookingCode = (random: Uint8Array): string =>
  Array.from(random.subarray(0, LENGTH), (byte) => ALPHABET.charAt(byte % ALPHABET.length)).join('')

/** `epoch`: empty, or letters and digits that change after each restored backup. */
export type OrderIdParts = { code: string; stage: number; attempt: number; epoch: string }

/** Order id of one payment attempt at the bank: booking, stage, attempt, epoch. */
export const orderId = ({ code, stage, attempt, epoch }: OrderIdParts): string =>
  `VB-${code}-${stage}-${String(attempt).padStart(2, '0')}${epoch && `-${epoch}`}`

export const isOrderId = (text: string): boolean => /^VB-[2-9A-HJ-NP-Z]{6}-\d-\d{2,}(-[0-9A-Z]{1,12})?$/.test(text)
