import { formatEurosBriefly } from '#words/en/numbers.ts'
import * as words from '#words/en/payment.ts'
import type { VerifiedResult } from './confirmation.server.ts'
import type { Tone } from './outcome-head.tsx'

type Result = VerifiedResult['result']
type Words = { tone: Tone; title: string; status: string; lead: string }

/** The large sentence below the outcome. */
export function writeHeadline({ outcome, charge, booking, otherCharge }: Result): string {
  if (outcome === 'success' && charge !== 'checking') return words.youAreComing(booking.villa)
  return outcome === 'failed' && !otherCharge?.keepsBooking ? words.noMoneyTaken : words.yourStayAt(booking.villa)
}

/** Text for the state of the payment and the booking. States only what is known. */
export function outcomeWords(result: Result): Words {
  const { outcome, charge, booking, refund, otherCharge } = result
  const paidElsewhere = otherCharge?.keepsBooking ? words.alreadyPaid(otherCharge.bookingNumber) : null
  if (charge === 'waiting') {
    return {
      tone: 'waiting',
      title: words.waitingForTheBanksAnswer,
      status: words.requestPending,
      lead: words.weAreWaiting,
    }
  }
  if (charge === 'left') {
    return { tone: 'waiting', title: words.youLeftTheBank, status: words.notPaid, lead: paidElsewhere ?? words.nothingWasCharged }
  }
  if (outcome === 'cancelled') {
    const money = refund ? refundWords(refund) : words.paymentNotRefunded
    return { tone: 'bad', title: words.bookingCancelled, status: words.cancelled, lead: words.thisBookingIsCancelled(money) }
  }
  if (charge === 'checking') {
    return {
      tone: 'waiting',
      title: words.yourPaymentIsBeingChecked,
      status: words.requestPending,
      lead: words.theBankHasApproved,
    }
  }
  if (outcome === 'success') {
    const status = booking.remaining > 0 ? words.partiallyPaid : words.confirmedPaid
    const mail = booking.contact ? words.aConfirmation(booking.contact.email) : ''
    const lead = refund ? words.yourStayAtIsBooked(booking.villa, refundWords(refund)) : words.yourCardAccountHasBeen(booking.villa, mail)
    return { tone: 'good', title: words.paymentSuccessful, status, lead }
  }
  if (outcome === 'failed') {
    return {
      tone: 'bad',
      title: words.paymentFailed,
      status: words.paymentFailed,
      lead: paidElsewhere ?? words.yourCardAccount,
    }
  }
  const lead = refund ? surplusWords(result, refundWords(refund)) : (paidElsewhere ?? words.thePaymentCould)
  return { tone: 'bad', title: words.errorOccurred, status: words.errorOccurred, lead }
}

/** A charge that is refunded because it could not count. */
function surplusWords({ otherCharge, booking }: Result, refund: string): string {
  if (!otherCharge?.keepsBooking) return words.yourCardWasChargedBut(refund)
  const sameBooking = otherCharge.bookingNumber === booking.bookingNumber
  return sameBooking ? words.stagePaidTwice(refund) : words.chargedTwiceOtherIsValid(otherCharge.bookingNumber, refund)
}

/** Refund beside a payment that counts; null if there is none. */
export function otherChargeWords({ outcome, otherCharge }: Result): string | null {
  if (outcome !== 'success' || !otherCharge || otherCharge.keepsBooking) return null
  return words.otherAttemptRefunded(formatEurosBriefly(otherCharge.amount), refundWords(otherCharge.refund))
}

/** Refund amounts by state. */
function refundWords({ done, pending, refused }: NonNullable<Result['refund']>): string {
  return [
    done > 0 && words.refundedToCard(formatEurosBriefly(done)),
    pending > 0 && words.beingRefundedToCard(formatEurosBriefly(pending)),
    refused > 0 && words.notRefundedYet(formatEurosBriefly(refused)),
  ]
    .filter(Boolean)
    .join(' ')
}
