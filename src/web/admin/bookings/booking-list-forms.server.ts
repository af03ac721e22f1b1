import { bookingCalls } from '#contract/bookings.ts'
import * as words from '#words/office-bookings.en.ts'
import { change, done, type FormHandler, type FormHandlers, type SubmittedForm } from '../../forms/form-action.server.ts'
import { withDialog } from './asked.ts'

const DATES_REQUIRED = {
  title: words.dateRangeRequired,
  text: words.pleaseSelectBothStart,
}

const list = ({ url }: SubmittedForm) => url.pathname + withDialog(url.search)

const restrict: FormHandler = async (form) => {
  const { startDate, endDate, reason } = form.values
  if (!startDate || !endDate) return form.reject({ errors: { dates: DATES_REQUIRED.text }, failure: DATES_REQUIRED })
  const title = words.operationFailed
  const { message } = await form.call(
    bookingCalls.restrict,
    { ...form.values, reason: reason || undefined },
    {
      title,
      instead: ({ status, message }) =>
        status === 401 || status === 403 ? undefined : { errors: { dates: message }, failure: { title, text: message } },
    },
  )
  return done(list(form), words.datesRestricted, message)
}

/** The forms of the list of bookings. */
export const bookingListForms: FormHandlers = {
  change: change(bookingCalls.updateDetails, {
    to: list,
    input: ({ tell, ...values }) => ({ ...values, bookingId: values.id, tellGuest: tell === '1' }),
    title: words.updateFailed,
    done: words.bookingUpdated,
  }),
  restrict,
  delete: change(bookingCalls.remove, {
    to: list,
    input: ({ id }) => ({ bookingId: id }),
    fieldless: true,
    title: words.deleteFailed,
    done: words.bookingDeleted,
  }),
}
