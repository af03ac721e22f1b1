import type { CheckInProblem } from '#domain/availability.ts'
import type { ChangeProblem } from '#domain/bookings/status-change.ts'
import { MINIMUM_NIGHTS, type PartyProblem, type StayProblem } from '#domain/stay.ts'

export type Described = { status: 400 | 401 | 403 | 404 | 409 | 413 | 415 | 429 | 500 | 501 | 503; text: string }

const stayProblems: Record<StayProblem, Described> = {
  reversed: { status: 400, text: 'Check-out must be after check-in' },
  in_the_past: { status: 400, text: 'Check-in cannot be in the past' },
  sunday_check_in: { status: 400, text: 'Check-in on Sundays is not available' },
  sunday_check_out: { status: 400, text: 'Check-out on Sundays is not available' },
  too_long: { status: 400, text: 'The longest stay is {n} nights. Please write to us if you would like to stay longer.' },
  too_short: { status: 400, text: `Minimum stay is ${MINIMUM_NIGHTS} nights` },
  too_far_ahead: { status: 400, text: 'Bookings are not available that far ahead' },
}

const partyProblems: Record<PartyProblem, Described> = {
  no_guests: { status: 400, text: 'Number of guests is required' },
  too_many_guests: { status: 400, text: 'Maximum 6 guests allowed' },
}

const changeProblems: Record<ChangeProblem, Described> = {
  money_kept: {
    status: 409,
    text: 'This booking has money that has not gone back. Cancel it instead: with a refund, or with a reason for none.',
  },
  dates_taken: { status: 409, text: 'These dates are no longer available. Please choose other dates.' },
  everything_paid: { status: 409, text: 'Everything is paid. A payment that was recorded by mistake can be reversed.' },
  nothing_to_refund: {
    status: 409,
    text: 'By the cancellation policy nothing goes back. Set the booking to cancelled, or give an amount and a reason.',
  },
  change_not_possible: { status: 409, text: 'The booking’s present status does not allow this.' },
  booking_hidden: { status: 409, text: 'This booking is deleted. Bring it back first.' },
}

/** All refusals with status and text. The name says when each occurs. */
export const problems = {
  ...stayProblems,
  ...partyProblems,
  ...changeProblems,
  bad_input: { status: 400, text: 'Please check what you entered' },
  broken_json: { status: 400, text: 'The request is not valid JSON' },
  common_password: { status: 400, text: 'This password is among the most used ones. Please choose another.' },
  own_words_password: { status: 400, text: 'This password is made of your name or address. Please choose another.' },
  same_password: { status: 400, text: 'This is your password already. Please choose another.' },
  signed_out: { status: 401, text: 'Please log in' },
  wrong_password: { status: 401, text: 'Invalid credentials' },
  code_needed: { status: 401, text: 'Please enter the code of your authenticator app to finish signing in.' },
  wrong_code: { status: 401, text: 'This code is wrong or was used before. Please enter the next one.' },
  sign_in_over: { status: 401, text: 'Signing in took too long. Please begin again.' },
  password_not_confirmed: { status: 400, text: 'This is not your password' },
  code_not_confirmed: { status: 400, text: 'This code is wrong or was used before. Please enter the next one.' },
  new_password_owed: { status: 403, text: 'Please set a password of your own first' },
  two_step_owed: { status: 403, text: 'Please set up two-step sign-in first' },
  email_unproved: {
    status: 403,
    text: 'Please confirm your e-mail address first. We send you a code of six digits.',
  },
  wrong_email_code: { status: 400, text: 'This code is wrong, or its ten minutes are over. Please check it, or have a new one sent.' },
  too_many_holds: {
    status: 409,
    text: 'You are paying for two stays already. Please finish one of them, or try again in {n} minutes.',
  },
  too_many_holds_here: {
    status: 429,
    text: 'Several stays are being paid for from your connection right now. Please try again in {n} minutes.',
  },
  held_too_often: {
    status: 429,
    text: 'These nights were held twice without a payment. Please try again in {n} minutes, or write to us and we help you.',
  },
  not_yours: { status: 403, text: 'This is not yours to see' },
  not_admin: { status: 403, text: 'Admin privileges required' },
  foreign_origin: { status: 403, text: 'This request came from another site' },
  not_found: { status: 404, text: 'Not found' },
  no_such_call: { status: 404, text: 'There is no such call' },
  no_such_villa: { status: 404, text: 'Villa not found' },
  address_inside: { status: 400, text: 'This address leads into the server’s own network, not to a platform' },
  calendar_unread: { status: 409, text: 'The calendar could not be read' },
  no_such_booking: { status: 404, text: 'Booking not found' },
  stay_ahead: {
    status: 409,
    text: 'A stay is still ahead of you. Your data can be erased once it is over, or once you have cancelled it.',
  },
  money_open: {
    status: 409,
    text: 'A payment or refund of yours is not settled yet. Your data can be erased once it is.',
  },
  owners_account: { status: 409, text: 'An administrator’s account cannot be erased here.' },
  email_taken: { status: 409, text: 'An account with this email already exists' },
  dates_held: {
    status: 409,
    text: 'These dates are being booked by another guest right now. Please try again in {n} minutes or choose other dates.',
  },
  own_hold: {
    status: 409,
    text: 'You have already started to pay for these dates. Finish the payment at the bank, or start it again.',
  },
  price_changed: { status: 409, text: 'The price has changed. Please check the new price before you continue.' },
  state_changed: { status: 409, text: 'This has been changed in the meantime. Please look again.' },
  stage_not_due: { status: 409, text: 'Only the next unpaid stage can be paid' },
  stage_paid: { status: 409, text: 'The bank has just confirmed that this is paid. Please do not pay again.' },
  payment_unclear: {
    status: 409,
    text: 'We are waiting for the bank’s answer to your last payment; you will get a mail; please do not pay again.',
  },
  refund_too_high: { status: 409, text: 'No more can be given back than was paid and has not gone back yet' },
  refund_reason_required: { status: 400, text: 'The cancellation policy says another amount. Please give a reason for this one.' },
  no_price: { status: 409, text: 'This stay has no price yet. Please write to us.' },
  payment_required: {
    status: 409,
    text: 'So much money has not been recorded. Please record the payment: amount, day received, reference and method.',
  },
  payment_too_high: { status: 409, text: 'This is more than is still to pay' },
  payment_in_future: { status: 400, text: 'The day on which the money came cannot lie ahead' },
  payment_not_recorded: {
    status: 409,
    text: 'Only a payment that was recorded by hand can be reversed. A card payment goes back by a refund.',
  },
  payment_returned: { status: 409, text: 'Some of this payment has gone back or was reversed already' },
  stages_not_offered: {
    status: 400,
    text: 'Paying in stages is not available for this stay, because the last stage would fall due after arrival. Please pay in full.',
  },
  terms_required: { status: 400, text: 'Please accept the Terms & Conditions to proceed with your booking.' },
  slug_empty: { status: 400, text: 'The name needs a letter from a to z or a digit, because the page’s address is made of it' },
  slug_taken: { status: 409, text: 'Another villa already has this name' },
  invalid_token: { status: 400, text: 'Password reset token is invalid or expired.' },
  too_large: { status: 413, text: 'The request is too large' },
  not_a_picture: { status: 415, text: 'Please choose an image file.' },
  picture_too_large: { status: 413, text: 'The picture is too large' },
  picture_not_kept: { status: 503, text: 'The picture could not be kept just now. Nothing was lost. Please try again in a moment.' },
  uploads_busy: {
    status: 503,
    text: 'Too many pictures are being taken in just now. Nothing was lost. Please try again in a minute.',
  },
  too_many_pixels: { status: 413, text: 'The picture has more than 40 megapixels' },
  wrong_type: { status: 415, text: 'The request must be JSON' },
  too_many_tries: { status: 429, text: 'Too many tries. Please wait a few minutes and try again.' },
  bug: { status: 500, text: 'Something went wrong on our side. Nothing was lost. Please try again.' },
} satisfies Record<string, Described>

export type Problem = keyof typeof problems

/** Why a stay cannot begin on a day. */
export const checkInReasons: Record<CheckInProblem, string> = {
  past: 'This day is in the past',
  taken: 'Already booked',
  sunday: 'No check-in on Sundays',
  too_far_ahead: 'Not bookable yet',
  minimum_past_window: 'Too late for the minimum stay',
  too_close_to_next: 'Too few free nights for the minimum stay',
}
