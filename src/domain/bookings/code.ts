const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const LENGTH = 6

/** A booking number that can be read out on the phone: no 0 and O, no 1 and I. Takes one random byte a character. */
export const bookingCode = (random: Uint8Array): string =>
  Array.from(random.subarray(0, LENGTH), (byte) => ALPHABET.charAt(byte % ALPHABET.length)).join('')

/** The bank's name for one try to pay: booking, stage, try. */
export const orderId = (code: string, stage: number, attempt: number): string => `VB-${code}-${stage}-${String(attempt).padStart(2, '0')}`
