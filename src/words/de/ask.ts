import type { Translated } from '../translated.ts'

export const description = 'Schreiben Sie den Gastgebern vor der Buchung. Die Antwort kommt per E-Mail.'
export const promise = 'Wir antworten innerhalb von 24 Stunden per E-Mail. Sie brauchen kein Konto.'
export const name = 'Ihr Name'
export const email = 'E-Mail'
export const question = 'Ihre Frage'
export const send = 'Frage senden'
export const sending = 'Wird gesendet …'
export const about = 'Sie fragen nach'
export const leaveEmpty = 'Bitte lassen Sie dieses Feld leer'
export const notSent = 'Ihre Frage wurde nicht gesendet'
export const sentTitle = 'Ihre Frage ist unterwegs'
export const sentText =
  'Unsere Antwort kommt innerhalb von 24 Stunden per E-Mail. Wenn Sie sie nicht finden, sehen Sie bitte auch im Spam-Ordner nach.'
export const conversation = 'Ihre Frage an die Gastgeber'
export const conversationDescription = 'Was Sie und die Gastgeber einander geschrieben haben.'
export const you = 'Sie'
export const hosts = 'Die Gastgeber'
export const waits = 'Wir antworten innerhalb von 24 Stunden, per E-Mail und hier.'
export const answer = 'Zurückschreiben'
export const sendAnswer = 'Senden'
export const messageSent = 'Ihre Nachricht ist unterwegs'
export const seePrice = 'Preis ansehen und buchen'
export const goesOn = 'Sie haben inzwischen gebucht, daher geht es auf der Seite Ihres Aufenthalts weiter.'
export const toStay = 'Zu Ihrem Aufenthalt'
;('Vielleicht ist der Link nicht vollständig, oder das Gespräch wurde gelöscht. Sie können uns noch einmal fragen.')

true satisfies Translated<typeof import('../en/ask.ts'), typeof import('./ask.ts')>
