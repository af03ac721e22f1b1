import type { SampleKey } from '#domain/messages/samples.ts'
import type { Translated } from '../translated.ts'

export const samples: Record<SampleKey, { name: string; subject: string; body: string }> = {
  theWay: {
    name: 'Der Weg zu uns',
    subject: 'Ihr Weg zu uns: {villa}',
    body: 'Guten Tag {guest},\n\nIhr Aufenthalt ({villa}) beginnt: {arrival}. Der Weg zu uns:\n\n{directions}\n\nDas Haus ist ab {check_in_time} bereit. Bitte sagen Sie uns auf der Seite Ihres Aufenthalts, wann Sie ankommen: {stay_link}\n\nWenn Sie sich verfahren, rufen Sie uns an: {phone}',
  },
  arrival: {
    name: 'Code und Ankunft',
    subject: 'Morgen: {villa}',
    body: 'Guten Tag {guest},\n\nwir freuen uns auf Sie. Das Haus ist morgen ab {check_in_time} bereit. Die Anfahrt und den Code der Tür finden Sie auf der Seite Ihres Aufenthalts: {stay_link}\n\nGute Reise!',
  },
  allWell: {
    name: 'Alles gut?',
    subject: 'Ist alles gut? {villa}',
    body: 'Guten Tag {guest},\n\nwir hoffen, dass Sie gut angekommen sind. Brauchen Sie etwas? Schreiben Sie uns auf der Seite Ihres Aufenthalts oder rufen Sie {phone} an.\n\n{stay_link}',
  },
  leaving: {
    name: 'Abreise',
    subject: 'Vor der Abreise: {villa}',
    body: 'Guten Tag {guest},\n\nIhr Aufenthalt endet morgen. Bitte reisen Sie bis {check_out_time} ab. Schließen Sie die Fenster, lassen Sie den Schlüssel im Haus und nehmen Sie alles mit.\n\nVielen Dank für Ihren Besuch!',
  },
  thanks: {
    name: 'Dank und Bewertung',
    subject: 'Danke für Ihren Aufenthalt: {villa}',
    body: 'Guten Tag {guest},\n\nvielen Dank für Ihren Besuch. Wenn es Ihnen gefallen hat, schreiben Sie bitte ein paar Zeilen auf der Seite Ihres Aufenthalts: {stay_link}\n\nWir freuen uns, wenn Sie wiederkommen.',
  },
  comeBack: {
    name: 'Kommen Sie wieder',
    subject: 'Kommen Sie wieder: {villa}',
    body: 'Guten Tag {guest},\n\nSie waren bei uns ({villa}). Anreise: {arrival}. Wir würden uns freuen, wenn Sie wiederkommen, und in diesem Sommer sind noch Wochen frei.\n\nFreie Nächte und Preise finden Sie auf unserer Website. Wenn Sie eine Frage haben, rufen Sie {phone} an.\n\n{house}',
  },
}

true satisfies Translated<typeof import('../en/message-samples.ts'), typeof import('./message-samples.ts')>
