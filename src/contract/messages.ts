import { policyProblems } from '#domain/bookings/cancellation.ts'
import type { CalendarDay } from '#domain/calendar-day.ts'
import type { Cents } from '#domain/money.ts'
import type { UnusualRate } from '#domain/pricing/unusual-rate.ts'
import type { UnusualAmount, UnusualDay, UnusualPercent, UnusualTotal } from '#domain/pricing/unusual-terms.ts'
import type { Problem } from './problems.ts'

/** Messages of the schemas: a Zod issue has the code as its message. */
export const inputCodes = [
  'date_invalid',
  'day_out_of_range',
  'not_a_number',
  'decimal_unclear',
  'number_too_large',
  'not_whole',
  'not_a_list',
  'picture_address_invalid',
  'address_too_long',
  'email_required',
  'title_required',
  'amenity_id_invalid',
  'attraction_incomplete',
  'amount_required',
  'too_many_stages',
  'too_many_lines',
  'line_incomplete',
  'line_value_invalid',
  'reference_required',
  'reason_required',
  'restriction_dates_required',
  'guests_too_few',
  'alternatives_count',
  'transfer_days_invalid',
  'calendar_address_invalid',
  'platform_required',
  'amount_negative',
  'note_required',
  'settlement_unnamed',
  'code_required',
  'category_required',
  'files_required',
  'picture_description_required',
  'job_required',
  'role_required',
  'office_language_required',
  'purpose_required',
  'rate_negative',
  'days_ahead_negative',
  'own_rate_invalid',
  'included_guests_too_few',
  'further_guest_incomplete',
  'season_name_required',
  'rule_name_required',
  'year_out_of_range',
  'percent_out_of_range',
  'rule_out_of_range',
  'validity_required',
  'discount_type_required',
  'discount_name_required',
  'percentage_out_of_range',
  'minimum_nights_too_few',
  'month_invalid',
  'month_of_year',
  'levy_class_required',
  'fee_name_required',
  'fee_scope_required',
  'fee_too_low',
  'tax_kind_required',
  'web_address_invalid',
  'secure_address_invalid',
  'bank_address_invalid',
  'client_id_invalid',
  'api_user_required',
  'mark_picture_invalid',
  'marks_many',
  'social_links_many',
  'iban_invalid',
  'bic_invalid',
  'currencies_many',
  'order_id_required',
  'arrival_time_unknown',
  'document_number_invalid',
  'support_reason_required',
  'message_required',
  'subject_required',
  'stars_required',
  'review_required',
  'refusal_required',
  'promo_code_invalid',
  'promo_code_worth',
  'promo_uses_too_few',
  'decision_required',
  'beds_negative',
  'villa_name_required',
  'size_too_small',
  'bathrooms_too_few',
  'capacity_too_small',
  'name_required',
  'email_invalid',
  'registration_email_invalid',
  'phone_number_required',
  'password_required',
  'password_too_simple',
  'new_password_too_simple',
  'full_name_required',
  'country_required',
  'phone_required',
  'token_missing',
  ...policyProblems,
] as const
export type InputCode = (typeof inputCodes)[number]

/** Messages of the schemas that name the limit of their check. */
export const limitCodes = [
  'too_many_characters',
  'description_too_long',
  'claim_too_long',
  'guests_too_many',
  'password_too_short',
  'new_password_too_short',
  'rate_too_high',
  'levy_too_high',
  'fee_too_high',
  'too_many_files',
  'too_many_photos',
] as const
export type LimitCode = (typeof limitCodes)[number]

/** Messages about fields that only a command can judge. */
type CommandCode =
  | 'key_required'
  | 'key_published'
  | 'not_your_password'
  | 'code_used'
  | 'email_code_over'
  | 'registration_kind_needed'
  | 'registration_number_needed'
  | 'registration_needed_live'
  | 'levy_class_too_large'
  | 'levy_class_needed_live'
  | 'name_in_use'
  | 'name_in_use_now'
  | 'latin_letters_needed'
  | 'season_reversed'
  | 'months_reversed'
  | 'rate_of_day_exists'
  | 'stay_of_day_exists'
  | 'validity_reversed'
  | 'stay_period_reversed'
  | 'days_ahead_reversed'
  | 'rule_half_dated'
  | 'nights_reversed'
  | 'closed_needs_dates'
  | 'years_need_all_days'
  | 'rule_says_nothing'
  | 'period_reversed'
  | 'report_too_long'
  | 'before_start'
  | 'before_receipt'
  | 'in_future'
  | 'reminder_in_past'
  | 'payment_not_with_status'
  | 'refund_not_with_status'
  | 'rate_not_accepted'
  | 'bank_answer_needed'
  | 'again_or_done'
  | 'refund_in_cash'
  | 'refund_by_transfer'
  | 'transaction_used'
  | 'lost_payment_undecided'
  | 'lost_payment_unconfirmed'
  | 'booking_number_unknown'
  | 'booking_number_required'
  | 'booking_waits_for_nothing'
  | 'not_a_small_picture'
  | 'heic_picture'
  | 'heic_small_picture'
  | 'nights_between'
  | 'too_many_nights'

type Params = { [Code in LimitCode]: { limit: number } } & {
  too_long: { nights: number }
  too_short: { nights: number }
  too_soon: { day: CalendarDay }
  not_yet: { day: CalendarDay }
  arrival_day: { days: readonly number[] }
  departure_day: { days: readonly number[] }
  too_many_guests: { most: number }
  too_many_holds: { minutes: number }
  too_many_holds_here: { minutes: number }
  held_too_often: { minutes: number }
  email_code_tries: { tries: number }
  dates_held: { minutes: number }
  calendar_unread: { reason: string }
  too_many_pixels: { file: string }
  video: { file: string }
  moving_picture: { file: string }
  /** A text of Zod itself, about a value that no form sends. */
  invalid: { detail: string }
  gallery_picture_too_large: { file: string }
  not_a_gallery_picture: { file: string }
  heic_gallery_picture: { file: string }
  small_picture_too_large: { megabytes: string }
  stages_differ: { remaining: Cents }
  unusual_rate: Omit<UnusualRate, 'code'>
  /** Coming stays in nights that are to be closed. */
  stays_concerned: { stays: number }
  unusual_percent: Omit<UnusualPercent, 'code'>
  unusual_amount: Omit<UnusualAmount, 'code'>
  unusual_total: Omit<UnusualTotal, 'code'>
  unusual_day: Omit<UnusualDay, 'code'>
  more_than_capacity: { guests: number; capacity: number }
  amount_out_of_range: { least: Cents; most: Cents }
  /** `meant`: the field that the name resembles most; empty if none. */
  message_field_unknown: { name: string; meant: string }
  mail_field_required: { name: string }
}

export type MessageCode = Problem | InputCode | CommandCode | keyof Params

/** A code alone, or with the parameters of its words. */
export type MessageOf<Code extends MessageCode> = Code extends keyof Params ? { code: Code } & Params[Code] : Code

/** Something to say to a person. `say` puts it into words. */
export type Message = { [Code in MessageCode]: MessageOf<Code> }[MessageCode]
