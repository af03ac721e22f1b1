import { bookingCalls } from '#contract/bookings.ts'
import { nightChangeCalls } from '#contract/night-changes.ts'
import { ownerChangeCalls } from '#contract/owner-changes.ts'
import { yearChangeCalls } from '#contract/year-changes.ts'
import { formatEuros } from '#words/en/numbers.ts'
import * as words from '#words/en/office-bookings.ts'
import * as stayWords from '#words/en/office-stay.ts'
import * as timelineWords from '#words/en/office-timeline.ts'
import * as yearWords from '#words/en/office-year.ts'
import { withContactQuestions } from '../../forms/contact-questions.server.ts'
import { change, done, type FormHandler, type FormHandlers, goTo, type SubmittedForm } from '../../forms/form-action.server.ts'
import { toChange, withDialog } from './asked.ts'

const DATES_REQUIRED = {
  title: words.dateRangeRequired,
  text: words.pleaseSelectBothStart,
}

const list = ({ url }: SubmittedForm) => url.pathname + withDialog(url.search)

const restrict: FormHandler = async (form) => {
  const { startDate, endDate, reason } = form.values
  if (!startDate || !endDate) return form.reject({ errors: { dates: DATES_REQUIRED.text }, failure: DATES_REQUIRED })
  const title = words.operationFailed
  const { message, id } = await form.call(
    bookingCalls.restrict,
    { ...form.values, reason: reason || undefined },
    {
      title,
      instead: ({ status, message }) =>
        status === 401 || status === 403 ? undefined : { errors: { dates: message }, failure: { title, text: message } },
    },
  )
  const undo = { label: words.undo, action: list(form), intent: 'free', id }
  return goTo(list(form), { title: words.datesRestricted, text: message, tone: 'good', undo })
}

/** Saves guests and contact data. Where the guests are others and the rates say another price, the change of the price is offered. */
export const editBooking: FormHandler = async (form) => {
  const { tell, id = '', guestsBefore, ...values } = form.values
  const input = { ...values, bookingId: id, tellGuest: tell === '1' }
  const { total, totalByRates } = await form.call(bookingCalls.updateDetails, input, {
    title: words.updateFailed,
    ...withContactQuestions(form),
  })
  if (totalByRates === null || totalByRates === total || values.guests === guestsBefore) return done(list(form), words.bookingUpdated)
  return done(
    toChange(id, form.url.search, { price: 'rates' }),
    words.bookingUpdated,
    words.priceForOthers(formatEuros(total), formatEuros(totalByRates)),
  )
}

/** Another price, or a rule, for nights that were chosen in the calendar. */
const changeNights: FormHandler = async (form) => {
  const { id } = await form.call(nightChangeCalls.make, form.values, { fieldless: true, title: yearWords.nightsNotChanged })
  const undo = { label: words.undo, action: list(form), intent: 'undo-nights', id }
  return goTo(list(form), { title: yearWords.nightsChanged, tone: 'good', undo })
}

/** A stay that was moved in the calendar: the same call as the page of the change makes. */
const moveStay: FormHandler = async (form) => {
  const { reason, tell, ...values } = form.values
  const input = { ...values, reason: reason || undefined, tellGuest: tell === '1' }
  await form.call(ownerChangeCalls.change, input, { title: stayWords.notChanged, fields: { change_reason_needed: 'reason' } })
  return done(list(form), stayWords.isChanged)
}

/** The forms of the list of bookings and of the calendar. */
export const bookingListForms: FormHandlers = {
  change: editBooking,
  restrict,
  'change-nights': changeNights,
  'undo-nights': change(yearChangeCalls.undo, {
    to: list,
    fieldless: true,
    title: yearWords.nightsNotChanged,
    done: timelineWords.nightsAsBefore,
  }),
  move: moveStay,
  /** Takes a restriction back that was just made. */
  free: change(bookingCalls.remove, {
    to: list,
    input: ({ id }) => ({ bookingId: id }),
    fieldless: true,
    title: words.deleteFailed,
    done: timelineWords.nightsFreeAgain,
  }),
  delete: change(bookingCalls.remove, {
    to: list,
    input: ({ id }) => ({ bookingId: id }),
    fieldless: true,
    title: words.deleteFailed,
    done: words.bookingDeleted,
  }),
}
