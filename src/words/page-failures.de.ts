export const fromAnotherSite = 'Diese Anfrage kam von einer anderen Website'
export const tooManyPages = 'Zu viele Seiten auf einmal. Bitte warten Sie eine Minute und versuchen Sie es noch einmal.'
export const tooBusy =
  'Die Website ist gerade stark ausgelastet. Nichts ging verloren. Bitte versuchen Sie es in einigen Sekunden noch einmal.'
export const wentWrong = (reference: string): string =>
  `Bei uns ist etwas schiefgegangen. Es ist nichts verloren gegangen. Fehlernummer: ${reference}`
