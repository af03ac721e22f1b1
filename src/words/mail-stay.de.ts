export const ownerGuestChanged = {
  subject: (code: string) => `Der Gast hat die Buchung ${code} geändert`,
  preheader: (villa: string, days: string) => `Bitte sehen Sie, was neu ist: ${villa}, ${days}.`,
  hasChanged: (guest: string) => `${guest} hat Gäste, Wünsche oder die Ankunftszeit geändert. Die Buchung lautet jetzt:`,
  title: 'Ankunft',
  arrivalTime: 'Ankunftszeit',
}

export const codePreheader = 'Sechs Ziffern, zehn Minuten und nur dafür gültig.'
export const codeEnterIt = 'Bitte geben Sie ihn auf der Seite ein, die danach gefragt hat. Er gilt zehn Minuten.'
export const codeNotYou =
  'Wenn Sie ihn nicht angefordert haben, ist jemand anderes unter Ihrem Namen angemeldet: Bitte legen Sie ein neues Passwort fest. Ohne diesen Code geschieht nichts.'

export const cancellationCode = {
  subject: (code: string) => `Ihr Code zum Stornieren der Buchung ${code}`,
  cancels: (villa: string, days: string, refund: string) =>
    `Mit diesem Code stornieren Sie Ihren Aufenthalt: ${villa}, ${days}. Sie erhalten ${refund} zurück.`,
}

export const changeCode = {
  subject: (code: string) => `Ihr Code zum Ändern der Buchung ${code}`,
  changes: (villa: string, days: string, back: string, kept: string) =>
    `Mit diesem Code ändern Sie Ihren Aufenthalt auf: ${villa}, ${days}. Wir erstatten ${back}; nach den Stornobedingungen behalten wir ${kept}.`,
}

export const moved = {
  subject: (code: string) => `Ihre Buchung ${code} ist geändert`,
  preheader: (villa: string, days: string) => `Jetzt: ${villa}, ${days}.`,
  isChanged: 'Ihr Aufenthalt ist geändert. Die früheren Nächte sind wieder frei.',
  isForOthers: 'Ihr Aufenthalt ist jetzt für eine andere Zahl von Gästen gebucht.',
  guests: 'Gäste',
  isRepriced: 'Ihre Gastgeber haben den Preis Ihres Aufenthalts oder seine Fälligkeit geändert.',
  title: 'Änderung des Aufenthalts',
  before: 'Vorher',
  now: 'Jetzt',
  stay: (villa: string, days: string) => `${villa}, ${days}`,
  priceBefore: 'Bisheriger Preis',
  priceNow: 'Neuer Preis',
  refund: 'Wird erstattet',
}

export const detailsChanged = {
  subject: (code: string) => `Ihre Gastgeber haben Angaben der Buchung ${code} geändert`,
  preheader: (villa: string, days: string) => `${villa}, ${days}. Am Aufenthalt selbst ändert sich nichts.`,
  isChanged: 'Ihre Gastgeber haben die Zahl der Gäste, Ihre Wünsche oder Ihre Kontaktdaten geändert. Ihre Buchung lautet jetzt:',
  ifWrong: 'Wenn etwas nicht stimmt, antworten Sie bitte auf diese E-Mail oder schreiben Sie uns auf der Seite Ihres Aufenthalts.',
}

export const ownerMoved = {
  subject: (code: string) => `Buchung ${code} hat einen anderen Zeitraum`,
  preheader: (guest: string, villa: string, days: string) => `${guest}: jetzt ${villa}, ${days}.`,
  hasMoved: (guest: string) => `${guest} hat den Aufenthalt geändert. Die früheren Nächte sind frei.`,
}

export const wanted = 'Gewünscht'

export const ownerChangeAsked = {
  subject: (code: string) => `Buchung ${code}: der Gast bittet um einen anderen Zeitraum`,
  preheader: (villa: string, days: string) => `Bitte zustimmen oder ablehnen: ${villa}, ${days}.`,
  asks: (guest: string) => `${guest} möchte den Aufenthalt ändern. Auf der Seite der Buchung stimmen Sie zu oder lehnen ab.`,
}

export const changeAgreed = {
  subject: (code: string) => `Sie können Ihre Buchung ${code} ändern`,
  preheader: (villa: string, days: string) => `Ihre Gastgeber stimmen zu: ${villa}, ${days}.`,
  text: 'Ihre Gastgeber stimmen der Änderung zu. Bitte bestätigen Sie sie innerhalb von drei Tagen: Bis dahin werden die Nächte nicht für Sie freigehalten, und es gilt der Preis des Tages.',
  button: 'Aufenthalt ändern',
}

export const changeRefused = {
  subject: (code: string) => `Ihre Buchung ${code} bleibt, wie sie ist`,
  preheader: (villa: string, days: string) => `Ihre Gastgeber können Ihnen dies nicht anbieten: ${villa}, ${days}.`,
  text: 'Ihre Gastgeber können der Änderung nicht zustimmen, daher bleibt Ihr Aufenthalt, wie er war. Auf seiner Seite können Sie ihnen schreiben.',
  button: 'Aufenthalt öffnen',
}
