import type { ReviewRequest } from '#domain/bookings/review.ts'
import { formsIn } from '../counting.ts'
import type { Translated } from '../translated.ts'
import { zone } from './days.ts'
import { formatNumber } from './numbers.ts'

export const ownerGuestChanged = {
  subject: (code: string) => `Der Gast hat die Buchung ${code} geändert`,
  preheader: (villa: string, days: string) => `Bitte sehen Sie, was neu ist: ${villa}, ${days}.`,
  hasChanged: (guest: string) => `${guest} hat Gäste, Wünsche oder die Ankunftszeit geändert. Die Buchung lautet jetzt:`,
  title: 'Ankunft',
  arrivalTime: 'Ankunftszeit',
}

export const arrivalAsked = {
  subject: (villa: string) => `Wann kommen Sie in der ${villa} an?`,
  preheader: 'Bitte nennen Sie uns die Uhrzeit, damit jemand für Sie da ist.',
  opening: (villa: string, day: string) =>
    `Wir freuen uns auf Ihren Aufenthalt: ${villa}, ab ${day}. Bitte nennen Sie uns ungefähr die Uhrzeit Ihrer Ankunft, damit jemand für Sie da ist.`,
  onPage: 'Wählen Sie die Uhrzeit auf der Seite Ihres Aufenthalts oder antworten Sie auf diese E-Mail.',
  reply: 'Bitte antworten Sie auf diese E-Mail.',
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
  text: 'Ihre Gastgeber stimmen der Änderung zu.',
  confirm:
    'Bitte bestätigen Sie sie innerhalb von drei Tagen: Bis dahin werden die Nächte nicht für Sie freigehalten, und es gilt der Preis des Tages.',
  button: 'Aufenthalt ändern',
}

export const changeRefused = {
  subject: (code: string) => `Ihre Buchung ${code} bleibt, wie sie ist`,
  preheader: (villa: string, days: string) => `Ihre Gastgeber können Ihnen dies nicht anbieten: ${villa}, ${days}.`,
  text: 'Ihre Gastgeber können der Änderung nicht zustimmen, daher bleibt Ihr Aufenthalt, wie er war. Auf seiner Seite können Sie ihnen schreiben.',
  button: 'Aufenthalt öffnen',
}

export const arrival = {
  title: 'Ihre Anreise',
  checkIn: 'Anreise',
  checkInHours: (day: string) => `${day}, 15:00 bis 18:30 Uhr mit Ihrem Gastgeber oder bis 23:00 Uhr selbstständig ${zone}`,
  checkOut: 'Abreise',
  checkOutHour: (day: string) => `${day}, bis 11:00 Uhr ${zone}`,
  address: 'Adresse',
  map: 'Karte',
  openTheMap: 'Karte öffnen',
}

export const due = {
  title: 'Noch zu bezahlen',
  stay: 'Aufenthalt',
  everythingPaid: 'Alles ist bezahlt.',
  by: (day: string) => `bis ${day} ${zone}`,
  deposit: 'Kaution',
  depositInCash: (amount: string) => `${amount} in bar bei der Anreise, bei der Abreise zurück`,
}

export const cancellation = {
  title: 'Wenn Sie stornieren',
  until: (day: string) => `Bis ${day}`,
  refund: (percent: number, now: string) => `${formatNumber(percent)}\u00a0% des bezahlten Betrags werden erstattet, zurzeit ${now}`,
  refundWithLevy: (percent: number, now: string) =>
    `${formatNumber(percent)}\u00a0% des bezahlten Betrags und die ganze Klimaabgabe werden erstattet, zurzeit ${now}`,
  after: 'Danach',
  now: 'Ab jetzt',
  noRefund: 'wird nichts erstattet',
  onlyTheLevy: (amount: string) => `wird nur die Klimaabgabe erstattet, ${amount}`,
}

export const contact = {
  title: 'So erreichen Sie uns',
  phone: 'Telefon',
  whatsApp: 'WhatsApp',
  viber: 'Viber',
  writeUs: 'Schreiben Sie uns',
  email: 'E-Mail',
}

type Words = { subject: string; preheader: string; opening: string }

const form = formsIn('de')

export const requests: Record<ReviewRequest, (villa: string, days: string) => Words> = {
  asked: (villa, days) => ({
    subject: `Wie war Ihr Aufenthalt? ${villa}`,
    preheader: 'Ein paar Worte helfen den nächsten Gästen bei der Wahl.',
    opening: `Danke, dass Sie unser Gast waren: ${villa}, ${days}. Möchten Sie anderen Gästen erzählen, wie es war?`,
  }),
  reminded: (villa, days) => ({
    subject: `Ihre Bewertung: ${villa}`,
    preheader: 'Wenn Sie eine Minute haben. Wir fragen nicht noch einmal.',
    opening: `Sie waren unser Gast: ${villa}, ${days}. Möchten Sie anderen Gästen erzählen, wie es war? Wir fragen heute zum letzten Mal.`,
  }),
}

export const howItWorks = (days: number, changeDays: number): string =>
  `Sterne und ein paar Worte genügen. Ob gut oder schlecht: Ihre Bewertung wird nach ${formatNumber(days)} ${form(days, { one: 'Tag', other: 'Tagen' })} gezeigt, mit dem Namen, den Sie wählen. In den ersten ${formatNumber(changeDays)} Tagen können Sie sie ändern.`
export const writeReview = 'Bewertung schreiben'

export const refused = {
  subject: (villa: string) => `Ihre Bewertung wird nicht veröffentlicht: ${villa}`,
  preheader: 'Hier sind der Grund und was Sie tun können.',
  opening: (villa: string, days: string) => `Ihre Gastgeber zeigen Ihre Bewertung dieses Aufenthalts nicht: ${villa}, ${days}.`,
  title: 'Ihre Bewertung',
  reason: 'Grund',
  writeToUs:
    'Eine Bewertung darf nur aus wenigen Gründen zurückgehalten werden, nie weil sie schlecht ist. Wenn Sie meinen, dass dieser nicht zutrifft, schreiben Sie uns bitte auf der Seite Ihres Aufenthalts.',
}

true satisfies Translated<typeof import('../en/mail-stay.ts'), typeof import('./mail-stay.ts')>
