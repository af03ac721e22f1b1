const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const LENGTH = 6

/** A booking number that can be read out on the phone: no 0 and O, no 1 and I. Takes one random byte a character. */
export const bookingCode = (random: Uint8Array): string =>
  Array.from(random.subarray(0, LENGTH), (byte) => ALPHABET.charAt(byte % ALPHABET.length)).join('')

/** `epoch`: empty, or letters and digits that differ after each restored backup. */
export type OrderIdParts = { code: string; stage: number; attempt: number; epoch: string }

/** The bank's name for one attempt to pay: booking, stage, attempt, epoch. */
export const orderId = ({ code, stage, attempt, epoch }: OrderIdParts): string =>
  `VB-${code}-${stage}-${String(attempt).padStart(2, '0')}${epoch && `-${epoch}`}`

export const isOrderId = (text: string): boolean => /^VB-[2-9A-HJ-NP-Z]{6}-\d-\d{2,}(-[0-9A-Z]{1,12})?$/.test(text)
