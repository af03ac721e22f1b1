import { ownStayPath } from '#domain/bookings/guest-links.ts'
import { REVIEW_CHANGE_DAYS, REVIEW_DAYS, type ReviewRefusal, type ReviewRequest } from '#domain/bookings/review.ts'
import { prefix } from '#words/en/language.ts'
import * as words from '#words/en/mail-stay.ts'
import { refusalLabels } from '#words/en/reviews.ts'
import type { GuestEmailTemplate } from '../../mail/email-template.ts'
import type { AboutBooking } from '../about-booking.ts'
import { formatStay, greet, openStay } from './booking-tables.ts'

/** Asks for a review after departure, or once more. */
export const reviewAsked = (about: AboutBooking, request: ReviewRequest, siteUrl: string): GuestEmailTemplate => {
  const { booking, villa } = about
  const { subject, preheader, opening } = words.requests[request](villa.name, formatStay(booking))
  return {
    kind: `review ${request}`,
    about: booking.code,
    subject,
    preheader,
    blocks: [greet(about), opening, words.howItWorks(REVIEW_DAYS, REVIEW_CHANGE_DAYS)],
    button: { label: words.writeReview, url: siteUrl + prefix + ownStayPath(booking.code) },
  }
}

/** Mail to the author with the reason why a review is not shown. */
export const reviewRefused = (
  about: AboutBooking,
  { refusal, eventId }: { refusal: ReviewRefusal; eventId: number },
  siteUrl: string,
): GuestEmailTemplate => ({
  kind: 'review refused',
  about: `${eventId}`,
  subject: words.refused.subject(about.villa.name),
  preheader: words.refused.preheader,
  blocks: [
    greet(about),
    words.refused.opening(about.villa.name, formatStay(about.booking)),
    { title: words.refused.title, rows: [[words.refused.reason, refusalLabels[refusal]]] },
    words.refused.writeToUs,
  ],
  ...openStay(about.booking, siteUrl),
})
