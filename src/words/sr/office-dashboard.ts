import { countingIn } from '../counting.ts'
import type { Translated } from '../translated.ts'
import { formatNumber } from './numbers.ts'

const counting = countingIn('sr')

export const failedToFetchStatistics = 'Pregled nije učitan'
export const settled = 'Rešeno'
export const manageVillas = 'Vile'
export const addPictures = 'Dodajte slike'
export const restrictDates = 'Blokirajte datume'
export const changePrices = 'Promenite cene'
export const answerGuests = 'Odgovorite gostima'
export const siteSettings = 'Podešavanja sajta'
export const dashboard = 'Pregled'
export const refresh = 'Osvežite'
export const statisticsError = (error: string | number): string => `Greška u pregledu: ${error}`
export const nothingWasLostPleaseRefresh = 'Ništa nije izgubljeno. Osvežite za koji trenutak.'
export const thereAreNoVillas = 'U bazi nema vila'
export const addTheFirstVilla = 'Dodajte prvu vilu'
export const needsAttention = 'Zahteva pažnju'
export const quickActions = 'Brze radnje'
export const accessToTheBank = 'Pristup banci'
export const unclearPayment = 'Nejasna uplata'
export const theBankContradictsItself = 'Banka protivreči sama sebi'
export const paymentOfAnUnknownOrder = 'Uplata nepoznate porudžbine'
export const refundRefused = 'Povraćaj je odbijen'
export const toBeTransferredBack = 'Treba vratiti novac'
export const soldOnAPlatformToo = 'Prodato i na platformi'
export const openTheCalendars = 'Otvorite kalendare'
export const soldWithoutPayment = 'Uneto ručno, sada bez uplate'
export const bookedInAWithdrawnVilla = 'Rezervacija u povučenoj vili'
export const openTheVillas = 'Otvorite vile'
export const guestAsksForOtherDates = 'Gost traži drugi boravak'
export const overdueInstalment = 'Zakasnela rata'
export const notWrittenYet = 'Još nije napisano'
export const mailNotSent = 'E-mail nije poslat'
export const mailReturned = 'E-mail nije stigao'
export const openTheMails = 'Otvorite poruke'
export const neededOnALiveSite = 'Potrebno za pravi rad sajta'
export const silentCalendar = 'Kalendar se ne javlja'
export const eventsNotRead = 'Nepročitani događaji'
export const oldExchangeRate = 'Star kurs'
export const strangeExchangeRate = 'Neobičan kurs'
export const soldBelowRates = 'Prodato ispod polovine cenovnika'
export const backupRestored = 'Vraćena je rezervna kopija'
export const clockInDoubt = 'Sat je pod sumnjom'
export const deletionWaits = 'Brisanje je zaustavljeno'
/** Lets a job do once what it holds back. */
export const release = 'Dozvolite nastavak'
export const openThePapers = 'Otvorite dokumente'
export const noFreshBackup = 'Nema sveže rezervne kopije'
export const openTheJobs = 'Otvorite poslove'
export const nothingNeedsAttention = 'Ništa ne zahteva pažnju.'
export const openTheBooking = 'Otvorite rezervaciju'
export const settle = 'Rešite'
export const totalVillas = 'Broj vila'
export const totalBookings = 'Broj rezervacija'
export const galleryImages = 'Slike u galeriji'
export const supportNotifications = 'Upiti gostiju'
export const recentBookings = 'Poslednje rezervacije'
export const noBookingsYet = 'Još nema rezervacija.'
export const allBookings = 'Sve rezervacije'
export const thisMonth = 'Ovog meseca'
export const mostPopularVilla = 'Najtraženija vila'
export const bookingStatus = 'Status rezervacija'
export const askTheBankOnceMore = 'Pitajte banku još jednom'
export const refundedAnotherWay = 'Novac je vraćen na drugi način'
export const itBelongsToABooking = 'Pripada jednoj rezervaciji'
export const refundThroughTheBank = 'Vratite preko banke'
export const itWasSettledAnotherWay = 'Rešeno je na drugi način'
export const theRateIsRightCharge = 'Kurs je ispravan: naplaćujte po njemu'
export const theBankSays = 'Banka kaže da je plaćeno'
export const theBankSaysThatItWas = 'Banka kaže da nije plaćeno'
export const whatHappened = 'Šta se desilo'
export const whatWasDoneAboutIt = 'Šta je preduzeto'
export const settling = 'Rešavamo…'
export const cancel = 'Odustanite'
export const bookingNumber = 'Broj rezervacije'
export const whereItBelongs = 'Ako pripada nekoj rezervaciji.'
export const countsAsInEuros = 'Računa se kao, u evrima'
export const leftEmptyTheBookingsNext = 'Ako je prazno: sledeća rata rezervacije.'
export const complaintDue = 'Reklamacija'
export const questionWaits = 'Pitanje'
export const mailboxNotRead = 'Sanduče se ne čita'
export const mailsLeft = 'Poruke ostavljene u sandučetu'
export const unusableMail = 'Poruka sa nepoznatim poljem'
export const openTheWordsOfMails = 'Otvorite poruke sajta'
export const heldMessage = 'Zadržan tekst'
export const reminder = 'Podsetnik'
export const declarationDue = 'Rok za prijavu'
export const nightsMadeUnsellable = 'Noći koje zbog Vaših pravila ne mogu da se prodaju'
export const openTheRules = 'Otvorite pravila boravka'
export const noSeason = 'Nema sezone'
export const unusualPrice = 'Neobična cena'
export const openThePrices = 'Otvorite cene'
export const jobFailed = 'Posao ne uspeva'
export const bookings = 'Rezervacije'
export const revenue = 'Prihod'
export const nextSevenDays = 'Sledećih sedam dana'
export const out = (count: number): string => `odlazi ${formatNumber(count)}`
export const comingIn = (count: number): string => `dolazi ${formatNumber(count)}`
export const nobodyOnThisDay = 'Niko ne dolazi, ne boravi i ne odlazi.'
export const nobodyMoves = 'Niko ne dolazi i ne odlazi.'
export const noTimeYet = 'Bez vremena'
export const newBooking = 'Nova rezervacija'
export const open = 'Otvorite'
export const answer = 'Odgovorite'
export const declare = 'Prijavite'
export const fillIn = 'Popunite'
export const decide = 'Odlučite'
export const thisMonthIs = (month: string): string => `Ovaj mesec je ${month}`
/** What each figure counts. */
export const paidInFullOrPart = 'plaćene u celini ili delom'
export const waitingTickets = 'čekaju odgovor'
export const receivedLessRefunds = 'Prihod: primljeno, umanjeno za povraćaje'
export const bookingsMade = (bookings: string): string => `napravljeno i plaćeno: ${bookings}`
export const endedOffer = 'Ponuda je istekla'
export const endedOffers = 'Istekle ponude'
export const instalmentDue = 'Rata dospeva'
/** Several of a kind that need attention. */
export const labelAndCount = (label: string, count: number): string => `${label}: ${formatNumber(count)}`
export const several = {
  unclear_payment: counting({ one: 'nejasna uplata', few: 'nejasne uplate', other: 'nejasnih uplata' }),
  failed_refund: counting({ one: 'odbijen povraćaj', few: 'odbijena povraćaja', other: 'odbijenih povraćaja' }),
  due_transfer: counting({ one: 'povraćaj prenosom', few: 'povraćaja prenosom', other: 'povraćaja prenosom' }),
  calendar_conflict: counting({
    one: 'boravak prodat i na platformi',
    few: 'boravka prodata i na platformi',
    other: 'boravaka prodatih i na platformi',
  }),
  change_request: counting({ one: 'gost traži drugi boravak', few: 'gosta traže drugi boravak', other: 'gostiju traži drugi boravak' }),
  complaint: counting({ one: 'reklamacija', few: 'reklamacije', other: 'reklamacija' }),
  question: counting({ one: 'pitanje', few: 'pitanja', other: 'pitanja' }),
  unusable_mail: counting({ one: 'poruka sa nepoznatim poljem', few: 'poruke sa nepoznatim poljem', other: 'poruka sa nepoznatim poljem' }),
  held_message: counting({ one: 'zadržan tekst', few: 'zadržana teksta', other: 'zadržanih tekstova' }),
  reminder: counting({ one: 'podsetnik', few: 'podsetnika', other: 'podsetnika' }),
  declaration: counting({ one: 'prijava u roku', few: 'prijave u roku', other: 'prijava u roku' }),
  overdue_instalment: counting({ one: 'zakasnela rata', few: 'zakasnele rate', other: 'zakasnelih rata' }),
  due_instalment: counting({ one: 'rata dospeva', few: 'rate dospevaju', other: 'rata dospeva' }),
  unusual_price: counting({ one: 'neobična cena', few: 'neobične cene', other: 'neobičnih cena' }),
  returned_mail: counting({ one: 'e-mail koji nije stigao', few: 'e-maila koja nisu stigla', other: 'e-mailova koji nisu stigli' }),
  unsent_mail: counting({ one: 'neposlat e-mail', few: 'neposlata e-maila', other: 'neposlatih e-mailova' }),
  stale_calendar: counting({
    one: 'kalendar koji se ne javlja',
    few: 'kalendara koji se ne javljaju',
    other: 'kalendara koji se ne javljaju',
  }),
  failed_job: counting({ one: 'posao koji ne uspeva', few: 'posla koji ne uspevaju', other: 'poslova koji ne uspevaju' }),
}

true satisfies Translated<typeof import('../en/office-dashboard.ts'), typeof import('./office-dashboard.ts')>
