import type { VerifiedResult } from './confirmation.server.ts'
import type { Tone } from './outcome-head.tsx'

type Words = { tone: Tone; title: string; status: string; lead: string }

/** The outcome in plain words: what became of the money, and never more than is known. */
export function outcomeWords({ outcome, charge, booking }: VerifiedResult['result']): Words {
  if (charge === 'waiting') {
    return {
      tone: 'waiting',
      title: 'Waiting for the bank’s answer',
      status: 'Request Pending',
      lead: 'We are waiting for the bank’s answer; you will get a mail; please do not pay again.',
    }
  }
  if (outcome === 'success') {
    const status = booking.remaining > 0 ? 'Partially Paid' : 'Confirmed & Paid'
    const lead = `Your card account has been charged, and your stay at ${booking.villa} is booked. A confirmation is on its way to ${booking.guest.email}.`
    return { tone: 'good', title: 'Payment Successful!', status, lead }
  }
  if (outcome === 'failed') {
    return {
      tone: 'bad',
      title: 'Payment Failed',
      status: 'Payment Failed',
      lead: 'Your card account has not been charged. No money has left it.',
    }
  }
  const lead =
    charge === 'returned'
      ? 'Your card was charged, but the booking could not be kept. The whole amount goes back to your card.'
      : 'The payment could not be completed. Your card account has not been charged.'
  return { tone: 'bad', title: 'Error Occurred', status: 'Error Occurred', lead }
}
