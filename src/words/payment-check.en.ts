export const title = 'Your payment is being checked'
export const heading = 'Your payment is being checked. Please do not pay again.'
export const whatHappens =
  'We ask the bank what became of your payment. You will get a mail as soon as we know, and your booking will show it.'
export const myReservations = 'My Reservations'
export const returnToHome = 'Return to Home'
