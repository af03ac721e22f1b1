import type { DiscountState } from '#domain/pricing/discounts.ts'

// What a call says when it succeeds. Texts of refusals are in refusals.en.ts.

export const passwordChanged = 'Your new password is set'
export const loggedIn = 'Login Successful.'
export const registered = 'Your account is ready. Please log in.'
export const passwordEnded =
  'You are signed in. This address had not been confirmed before, so its earlier password no longer works. You can set a new one under Your data.'
export const emailProvedAlready = 'Your email address is confirmed already.'
export const codeSent = (email: string): string => `We have sent a code of six digits to ${email}.`
export const emailProved = 'Your email address is confirmed.'
export const resetLinkSent = 'If an account with this email exists, we have sent a link to set a new password.'
export const resetLinkValid = 'Token is valid'
export const passwordReset = 'Your password has been reset successfully!'

export const amenityCreated = 'Amenity created successfully'
export const amenityUpdated = 'Amenity updated successfully'
export const amenityDeleted = 'Amenity deleted successfully'

export const datesAvailable = 'These dates are available.'
export const datesKept = 'We hold these nights for you while you pay.'
export const datesBought = 'You have booked these nights already. You will find them under My Reservations.'
export const datesRestricted = 'The dates are kept for you.'
export const payAtTheBank = 'Please complete the payment on the bank’s page.'

export const discountStates: Record<DiscountState, string> = {
  active: 'Active',
  future: 'Starts later',
  inactive: 'Inactive',
  other: 'Ended',
}

/** How a payment ended, for the confirmation page. */
export const paymentOutcome = {
  waiting: 'We are waiting for the bank’s answer; you will get a mail; please do not pay again.',
  left: 'You left the bank’s page. As far as we know, nothing was charged.',
  checking: 'Your payment is being checked with the bank; please do not pay again.',
  notApproved: 'The payment was not approved. Your card has not been charged.',
  notCompleted: 'The payment could not be completed. Your card has not been charged.',
  cancelled: 'This booking is cancelled.',
  refunded: 'Your card was charged, but the booking could not be kept. The whole amount is refunded to your card.',
  charged: 'Your card has been charged.',
}

// Plain texts of addresses that are not pages.

export const pictureNotFound = 'Not found'
export const pictureNotReadable = 'The picture could not be read just now'
/** Stands for the file name of a picture that comes without one. */
export const pictureWithoutName = 'The picture'

export const health = {
  ready: 'ready',
  stopping: 'the process is about to end',
  readOnly: 'the database can only be read',
  databaseDown: 'the database does not answer',
  databaseSlow: 'the database does not answer in time',
}

/** Stands for the bank that the owners have not named. */
export const unnamedBank = 'The bank'

// Plain texts in place of a page.

export const fromAnotherSite = 'This request came from another site'
export const tooManyPages = 'Too many pages at once. Please wait a minute and try again.'
export const tooBusy = 'The site is very busy just now. Nothing was lost. Please try again in a few seconds.'
export const wentWrong = (reference: string): string => `Something went wrong on our side. Nothing was lost. Reference: ${reference}`

export const title = 'Your payment is being checked'
export const heading = 'Your payment is being checked. Please do not pay again.'
export const whatHappens =
  'We are checking your payment with the bank. We will email you as soon as we know, and your booking will show it.'
export const myReservations = 'My Reservations'
export const returnToHome = 'Return to Home'
