import { formsIn } from './counting.ts'
import { ended } from './full-stop.ts'

const form = formsIn('sr')
const times = (tries: string | number): string => `${tries} ${form(Number(tries), { one: 'put', few: 'puta', other: 'puta' })}`

export const couldNotSendTheMail = 'Poruka nije ponovo poslata'
export const theMail = 'Poruka se ponovo šalje'
export const mails = 'Poruke'
export const noMailServerIsConfigured = 'Server za e-mail nije podešen'
export const mailsWaitHereAndCan = 'Poruke čekaju ovde i mogu da se čitaju; niko ih ne dobija.'
export const state = 'Stanje'
export const all = 'Sve'
export const recipientOrSubject = 'Primalac ili naslov'
export const failedToLoadMails = 'Poruke nisu učitane'
export const noMailsFound = 'Nema takvih poruka.'
export const noMailsYetEveryMail = 'Još nema poruka. Ovde će biti svaka koju sajt napiše.'
export const pagesOfMails = 'Strane sa porukama'
export const sendAgain = 'Pošaljite ponovo'
export const sending = 'Šaljemo…'
export const getsOnceMore = (recipient: string | number, subject: string | number): string => `${recipient} još jednom dobija „${subject}“.`
export const waiting = 'Čeka'
export const sent = 'Poslato'
export const failed = 'Nije uspelo'
export const to = (recipient: string | number): string => `Za: ${recipient}`
export const read = 'Pročitajte'
export const withACalendarFile = 'Sa datotekom za kalendar.'
export const to2 = (subject: string | number, recipient: string | number): string => `${subject}, za: ${recipient}`
export const written = (createdAt: string | number): string => `Napisano ${createdAt}`
export const givenUpAfterTries = (written: string | number, tries: string | number): string =>
  `${written}. Odustali smo; pokušano ${times(tries)}.`
export const triedTimesNext = (written: string | number, tries: string | number, tryAt: string | number): string =>
  `${written}. Pokušano ${times(tries)}, sledeći pokušaj ${ended(String(tryAt))}`
export const sent2 = (written: string | number, sentAt: string | number): string => `${written}. Poslato ${ended(String(sentAt))}`
