import type { Translated } from '../translated.ts'

export const stayTable = { title: 'Angefragt', villa: 'Villa', checkIn: 'Anreise', checkOut: 'Abreise', guests: 'Gäste' }

export const answered = {
  subject: (villa: string | null) => (villa ? `Unsere Antwort zu ${villa}` : 'Unsere Antwort auf Ihre Frage'),
  preheader: 'Sie können uns ohne Konto zurückschreiben.',
  weAnswer: 'Danke für Ihre Frage. Unsere Antwort:',
  youWrote: 'Sie schrieben:',
  weWrote: 'Wir schrieben:',
  writeBack: 'Wenn Sie noch eine Frage haben, schreiben Sie uns auf der Seite dieses Gesprächs. Sie brauchen kein Konto.',
  button: 'Zurückschreiben',
}

/** Where answers by mail are read. */
export const orByMail = 'Sie können auch einfach auf diese E-Mail antworten.'

export const owner = {
  subject: (guest: string) => `Frage von ${guest}`,
  preheader: (villa: string | null) => (villa ? `Zu ${villa}, vor der Buchung.` : 'Vor der Buchung.'),
  hasAsked: (guest: string, email: string) => `${guest} (${email}) fragt:`,
  button: 'Antworten',
}

export const message = {
  subject: (villa: string) => `Eine Nachricht zu Ihrem Aufenthalt: ${villa}`,
  preheader: 'Ihre Gastgeber haben Ihnen geschrieben.',
  writeBack: 'Auf der Seite Ihres Aufenthalts können Sie antworten. Dort steht alles, was wir einander geschrieben haben.',
}

export const news = {
  title: 'Neuigkeiten per E-Mail',
  notAnyMore: 'Sie haben Neuigkeiten per E-Mail zugestimmt. Wenn Sie keine mehr möchten:',
  unsubscribe: 'Abbestellen',
}

export const tried = { preheader: 'Ein Versuch: So würde es einer Ihrer Gäste bekommen.' }

export const ownerMessage = {
  subject: (guest: string) => `Nachricht von ${guest}`,
  preheader: (villa: string, code: string) => `${villa}, Buchung ${code}.`,
  hasWritten: (guest: string, email: string) => `${guest} (${email}) schreibt:`,
  strange: (address: string) =>
    `Diese Nachricht kam per E-Mail von einer anderen Adresse: ${address}. Wer eine E-Mail von uns hat, kann darauf antworten.`,
}

true satisfies Translated<typeof import('../en/mail-threads.ts'), typeof import('./mail-threads.ts')>
