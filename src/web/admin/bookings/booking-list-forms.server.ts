import { bookingCalls } from '#contract/bookings.ts'
import { change, done, type FormHandler, type FormHandlers, type SubmittedForm } from '../../forms/form-action.server.ts'
import { withDialog } from './asked.ts'

const DATES_REQUIRED = {
  title: 'Date Range Required',
  text: 'Please select both start and end dates for the restriction.',
}

const list = ({ url }: SubmittedForm) => url.pathname + withDialog(url.search)

const restrict: FormHandler = async (form) => {
  const { startDate, endDate, reason } = form.values
  if (!startDate || !endDate) return form.reject({ errors: { dates: DATES_REQUIRED.text }, failure: DATES_REQUIRED })
  const title = 'Operation Failed'
  const { message } = await form.call(
    bookingCalls.restrict,
    { ...form.values, reason: reason || undefined },
    {
      title,
      instead: ({ status, message }) =>
        status === 401 || status === 403 ? undefined : { errors: { dates: message }, failure: { title, text: message } },
    },
  )
  return done(list(form), 'Dates Restricted', message)
}

/** The forms of the list of bookings. */
export const bookingListForms: FormHandlers = {
  change: change(bookingCalls.updateDetails, {
    to: list,
    input: (values) => ({ ...values, bookingId: values.id }),
    title: 'Update Failed',
    done: 'Booking Updated',
  }),
  restrict,
  delete: change(bookingCalls.remove, {
    to: list,
    input: ({ id }) => ({ bookingId: id }),
    fieldless: true,
    title: 'Delete Failed',
    done: 'Booking Deleted',
  }),
}
