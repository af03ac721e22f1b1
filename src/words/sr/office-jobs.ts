import type { JobName } from '#contract/jobs.ts'
import { formsIn } from '../counting.ts'
import { ended } from '../full-stop.ts'
import type { Translated } from '../translated.ts'
import { formatNumber } from './numbers.ts'

const form = formsIn('sr')

export const couldNotLetTheJob = 'Posao nije pokrenut'
export const theJobRunsWithinSeconds = 'Posao počinje za nekoliko sekundi'
export const jobs = 'Poslovi'
export const automaticTasks =
  'Automatski poslovi. Svaki posao traži šta je ostalo da se uradi, pa može da se pokrene bilo kada. Vremena su po grčkom vremenu.'
export const failedToLoadTheJobs = 'Poslovi nisu učitani'
export const runs = 'Izvršavanja'
export const runsOf = (job: string): string => `Izvršavanja posla „${job}“`
export const allRuns = 'Sva'
export const failedRuns = 'Neuspela'
export const everyJob = 'Svi poslovi'
export const noRunHasFailed = 'Nijedno izvršavanje nije neuspelo.'
export const noRunsYet = 'Još nema izvršavanja.'
export const pagesOfRuns = 'Strane sa izvršavanjima'
export const running = 'U toku'
export const done = 'Završeno'
export const notYet = 'Još nije'
export const job = 'Posao'
export const every = 'Na svakih'
export const lastRun = 'Poslednje izvršavanje'
export const state = 'Stanje'
export const runNow = 'Pokrenite sada'
export const began = 'Početak'
export const took = 'Trajanje'

const span =
  (one: string, few: string, other: string) =>
  (count: number): string =>
    `${formatNumber(count)} ${form(count, { one, few, other })}`

export const everyDay = span('dan', 'dana', 'dana')
export const everyHour = span('sat', 'sata', 'sati')
export const everyMinute = span('minut', 'minuta', 'minuta')
export const everySecond = span('sekundu', 'sekunde', 'sekundi')
export const actionsFor = (job: string): string => `Radnje: ${job}`
export const jobsThatNeedNobody = (count: number): string =>
  `${formatNumber(count)} ${form(count, { one: 'posao radi', few: 'posla rade', other: 'poslova radi' })} bez vaše pomoći`
export const runsNow = (job: string): string => `Posao „${job}“ uskoro počinje…`
export const finished = (job: string): string => `Posao „${job}“ je uspešno završen`
export const hasFailed = (job: string): string => `Posao „${job}“ nije uspeo`
export const runsAgainNextTime = 'Sam se ponavlja u svoje sledeće vreme.'

const jobNames: Record<JobName, string> = {
  'put times right': 'ispravljanje vremena posle pogrešnog sata',
  'read the exchange rate': 'čitanje kursa',
  'read other currencies': 'čitanje kurseva drugih valuta',
  'ask the bank': 'upit banci',
  'check the access to the bank': 'provera pristupa banci',
  'deliver events': 'prosleđivanje onoga što se dogodilo',
  'ask about lost payments': 'upit o izgubljenim uplatama',
  'refund lost payments': 'povraćaj izgubljenih uplata',
  'look once more': 'ponovni upit banci dan kasnije',
  'send refunds': 'slanje povraćaja',
  'read calendars': 'čitanje kalendara',
  'remind of instalments': 'podsećanje na rate',
  'remind of transfers': 'podsećanje na uplate na račun',
  'remind of unfinished bookings': 'podsećanje na nezavršene rezervacije',
  'keep what ended': 'čuvanje onoga što je prestalo',
  'keep promised nights': 'čuvanje obećanih noći',
  'end offers': 'završavanje ponuda',
  'send planned messages': 'zakazane poruke',
  'read answers': 'čitanje odgovora gostiju',
  'remind of complaints': 'podsećanje na reklamacije',
  'ask for reviews': 'molba za recenziju',
  'mail figures of the month': 'slanje mesečnih brojeva',
  'send mails': 'slanje poruka',
  'send notices': 'slanje obaveštenja',
  'make small pictures': 'pravljenje malih slika',
  'remove unused pictures': 'uklanjanje nekorišćenih slika',
  'erase document numbers': 'brisanje brojeva dokumenata',
  'clear old data': 'brisanje starih podataka',
  'forget old runs': 'brisanje starih izvršavanja',
  'back up': 'rezervna kopija',
}

/** Jobs are stored and found by their English names. */
export const jobNamed = (name: string): string => (jobNames as Record<string, string>)[name] ?? name

const times = (tries: string | number): string => `${tries} ${form(Number(tries), { one: 'put', few: 'puta', other: 'puta' })}`

export const couldNotSendTheMail = 'Poruka nije ponovo poslata'
export const theMail = 'Poruka se ponovo šalje'
export const mails = 'Poruke'
export const noMailServerIsConfigured = 'Server za e-mail nije podešen'
export const mailsWaitHereAndCan = 'Poruke čekaju ovde i mogu da se čitaju; niko ih ne dobija.'
export const allMails = 'Sve'
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
export const mailFailed = 'Nije uspelo'
export const to = (recipient: string | number): string => `Za: ${recipient}`
export const didNotArrive = 'Nije stigao'
export const withACalendarFile = 'Sa datotekom za kalendar.'
export const to2 = (subject: string | number, recipient: string | number): string => `${subject}, za: ${recipient}`
export const written = (createdAt: string | number): string => `Napisano ${createdAt}`
export const givenUpAfterTries = (written: string | number, tries: string | number): string =>
  `${written}. Odustali smo; pokušano ${times(tries)}.`
export const triedTimesNext = (written: string | number, tries: string | number, tryAt: string | number): string =>
  `${written}. Pokušano ${times(tries)}, sledeći pokušaj ${ended(String(tryAt))}`
export const sent2 = (written: string | number, sentAt: string | number): string => `${written}. Poslato ${ended(String(sentAt))}`

true satisfies Translated<typeof import('../en/office-jobs.ts'), typeof import('./office-jobs.ts')>
