export const title = 'Ihre Zahlung wird geprüft'
export const heading = 'Ihre Zahlung wird geprüft. Bitte zahlen Sie nicht noch einmal.'
export const whatHappens =
  'Wir prüfen Ihre Zahlung bei der Bank. Sobald wir es wissen, bekommen Sie eine E-Mail, und Ihre Buchung zeigt es an.'
export const myReservations = 'Meine Buchungen'
export const returnToHome = 'Zur Startseite'
