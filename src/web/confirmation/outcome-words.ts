import { writtenEuros } from '#domain/money.ts'
import type { VerifiedResult } from './confirmation.server.ts'
import type { Tone } from './outcome-head.tsx'

type Result = VerifiedResult['result']
type Words = { tone: Tone; title: string; status: string; lead: string }

/** Text for the state of the payment and the booking. States only what is known. */
export function outcomeWords(result: Result): Words {
  const { outcome, charge, booking, refund } = result
  if (charge === 'waiting') {
    return {
      tone: 'waiting',
      title: 'Waiting for the bank’s answer',
      status: 'Request Pending',
      lead: 'We are waiting for the bank’s answer; you will get a mail; please do not pay again.',
    }
  }
  if (outcome === 'cancelled') {
    const money = refund ? refundWords(refund) : 'Nothing of this payment goes back.'
    return { tone: 'bad', title: 'Booking Cancelled', status: 'Cancelled', lead: `This booking is cancelled. ${money}` }
  }
  if (charge === 'checking') {
    return {
      tone: 'waiting',
      title: 'Your payment is being checked',
      status: 'Request Pending',
      lead: 'The bank has approved your payment, and we are checking it with the bank’s records. Your nights are kept for you; please do not pay again.',
    }
  }
  if (outcome === 'success') {
    const status = booking.remaining > 0 ? 'Partially Paid' : 'Confirmed & Paid'
    const mail = booking.contact ? ` A confirmation is on its way to ${booking.contact.email}.` : ''
    const lead = refund
      ? `Your stay at ${booking.villa} is booked. ${refundWords(refund)}`
      : `Your card account has been charged, and your stay at ${booking.villa} is booked.${mail}`
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
  const lead = refund
    ? `Your card was charged, but the booking could not be kept. ${refundWords(refund)}`
    : 'The payment could not be completed. Your card account has not been charged.'
  return { tone: 'bad', title: 'Error Occurred', status: 'Error Occurred', lead }
}

/** Refund amounts by state. */
function refundWords({ done, pending, refused }: NonNullable<Result['refund']>): string {
  return [
    done > 0 && `${writtenEuros(done)} has been given back to your card; it can take your card’s bank some days to show it.`,
    pending > 0 && `${writtenEuros(pending)} is on its way back to your card.`,
    refused > 0 && `The bank has not given back ${writtenEuros(refused)} yet; we take care of it and write to you.`,
  ]
    .filter(Boolean)
    .join(' ')
}
