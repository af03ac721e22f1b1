export const title = 'Your payment is being checked'
export const heading = 'Your payment is being checked. Please do not pay again.'
export const whatHappens =
  'We are checking your payment with the bank. We will email you as soon as we know, and your booking will show it.'
export const myReservations = 'My Reservations'
export const returnToHome = 'Return to Home'
