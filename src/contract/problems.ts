import type { ChangeProblem } from '#domain/bookings/status-change.ts'
import type { PartyProblem, StayProblem } from '#domain/stay.ts'

export type Status = 400 | 401 | 403 | 404 | 409 | 413 | 415 | 429 | 500 | 501 | 503

type CodeOf<P> = P extends { code: infer Code extends string } ? Code : Extract<P, string>

const stayProblems: Record<CodeOf<StayProblem>, Status> = {
  reversed: 400,
  in_the_past: 400,
  sunday_check_in: 400,
  sunday_check_out: 400,
  too_long: 400,
  too_short: 400,
  too_far_ahead: 400,
  too_soon: 400,
  closed: 400,
}

const partyProblems: Record<CodeOf<PartyProblem>, Status> = {
  no_guests: 400,
  too_many_guests: 400,
}

const changeProblems: Record<ChangeProblem, Status> = {
  money_kept: 409,
  dates_taken: 409,
  everything_paid: 409,
  nothing_to_refund: 409,
  change_not_possible: 409,
  booking_hidden: 409,
}

/** The status of every refusal. The name says when it occurs; its words are in `src/words/refusals.en.ts`. */
export const problems = {
  ...stayProblems,
  ...partyProblems,
  ...changeProblems,
  bad_input: 400,
  broken_json: 400,
  common_password: 400,
  own_words_password: 400,
  same_password: 400,
  signed_out: 401,
  wrong_password: 401,
  code_needed: 401,
  wrong_code: 401,
  sign_in_over: 401,
  sign_in_again: 403,
  passkeys_for_guests: 403,
  too_many_passkeys: 409,
  passkey_not_accepted: 400,
  wrong_passkey: 401,
  password_not_confirmed: 400,
  code_not_confirmed: 400,
  new_password_required: 403,
  two_step_required: 403,
  email_unproved: 403,
  wrong_email_code: 400,
  too_many_holds: 409,
  too_many_holds_here: 429,
  held_too_often: 429,
  not_yours: 403,
  not_admin: 403,
  foreign_origin: 403,
  not_found: 404,
  no_such_call: 404,
  no_such_villa: 404,
  address_inside: 400,
  calendar_unread: 409,
  no_such_booking: 404,
  details_closed: 409,
  stay_over: 409,
  stay_ahead: 409,
  money_open: 409,
  owners_account: 409,
  email_taken: 409,
  dates_held: 409,
  own_hold: 409,
  price_changed: 409,
  state_changed: 409,
  stage_not_due: 409,
  stage_paid: 409,
  payment_unclear: 409,
  refund_too_high: 409,
  refund_reason_required: 400,
  no_price: 409,
  payment_required: 409,
  payment_too_high: 409,
  payment_in_future: 400,
  payment_not_recorded: 409,
  payment_returned: 409,
  stages_not_offered: 400,
  terms_required: 400,
  slug_empty: 400,
  slug_taken: 409,
  invalid_token: 400,
  too_large: 413,
  not_a_picture: 415,
  picture_too_large: 413,
  picture_not_kept: 503,
  uploads_busy: 503,
  too_many_pixels: 413,
  wrong_type: 415,
  too_many_tries: 429,
  bug: 500,
} satisfies Record<string, Status>

export type Problem = keyof typeof problems
