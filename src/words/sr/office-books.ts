import type { Translated } from '../translated.ts'
import { ofDay, ofDayWithin } from './grammar.ts'
import { formatNumber } from './numbers.ts'

export const showAll = (rows: number): string => `Prikažite sve (${formatNumber(rows)})`
export const books = 'Knjigovodstvo'
export const period = 'Period'
export const fromIt = 'Od'
export const until = 'Do'
export const show = 'Prikažite'
export const asCsvByDay = 'Kao CSV, po danima'
export const theBooksCould = 'Knjigovodstvo nije učitano'
export const onItsWayBack = 'Na putu nazad ka gostima'
export const askedForButNotYet = (amount: string | number, dinars: string | number): string =>
  `${amount}, ${dinars}: zatraženo, ali banka još nije potvrdila.`
export const byMonth = 'Po mesecima'
export const month = 'Mesec'
export const byVilla = 'Po vilama'
export const villa = 'Vila'
export const byDay = 'Po danima'
export const day = 'Dan'
export const stillDue = 'Još se duguje'
export const pagesOfStages = 'Strane sa neplaćenim ratama'
export const nothingIsDueFromAnybody = 'Niko ništa ne duguje.'
export const stage = (stage: string | number, guestName: string | number, villa: string | number): string =>
  `, rata ${stage}, ${guestName}, ${villa}`
export const overdueSince = (dueOn: string | number): string => `Kasni od ${ofDayWithin(dueOn)}`
export const stageDueOn = (dueOn: string | number): string => `Dospeva ${ofDayWithin(dueOn)}`
export const inAllByTodaysRate = (amount: string | number, dinars: string | number): string =>
  `Ukupno ${amount} (${dinars} po današnjem kursu)`
export const noMoneyMoved = 'U ovom periodu nije bilo uplata ni povraćaja.'
export const paid = 'Plaćeno'
export const refunded = 'Vraćeno'
export const net = 'Neto'
export const total = 'Ukupno'

export const declarations = 'Prijave'
export const whatDeclarationsAre =
  'Šta se svakog meseca javlja grčkoj poreskoj upravi: boravci koji su završeni ili su otkazani uz zadržan novac, i klimatska taksa za iskorišćene noći. Pitajte svog knjigovođu šta važi za Vas.'
export const asCsv = 'Boravci kao CSV'
export const declarationsNotLoaded = 'Prijave nisu učitane'
export const stays = 'Boravci'
export const levy = 'Klimatska taksa'
export const declareBy = (day: string): string => `Rok: do ${ofDay(day)}`
export const declaredOn = (day: string, by: string | null): string =>
  by ? `Prijavljeno ${ofDayWithin(day)} (${by}).` : `Prijavljeno ${ofDay(day)}`
export const dayOfDeclaration = 'Dan prijave'
export const noteStays = 'Zabeležite: boravci prijavljeni'
export const noteLevy = 'Zabeležite: taksa prijavljena'
export const undo = 'Ipak nije prijavljeno'
export const saving = 'Čuvamo…'
export const noted = 'Prijava je zabeležena.'
export const undone = 'Mesec se vodi kao neprijavljen.'
export const notSaved = 'Nije sačuvano'
export const noStays = 'Nijedan boravak ovog meseca ne treba prijaviti.'
export const noLevy = 'Za ovaj mesec nema klimatske takse.'
export const pagesOfStays = 'Strane sa boravcima'
export const stay = 'Boravak'
export const arrival = 'Dolazak'
export const departure = 'Odlazak'
export const guest = 'Gost'
export const amount = 'Iznos'
export const paidBy = 'Način plaćanja'
export const ofWhichLevy = 'Taksa'
export const levyClass = 'Klasa'
export const nights = 'Noći'
export const sum = 'Zbir'
export const cancelledOn = (day: string): string => `otkazano ${ofDayWithin(day)}`
export const unregistered = 'bez registracije'
export const addStay = 'Dodajte boravak sa druge platforme'
export const addStayMeans = 'Prijavljuju se i boravci prodati drugde. Njihova taksa se računa prema klasi vile.'
export const platform = 'Platforma'
export const guestName = 'Ime gosta'
export const country = 'Zemlja gosta'
export const amountField = 'Iznos (€)'
export const add = 'Dodajte boravak'
export const added = 'Boravak je dodat.'
export const remove = 'Uklonite'
export const openStay = 'Otvorite rezervaciju'
export const dates = 'Datumi'
export const removeStay = 'Uklanjanje boravka'
export const removing = 'Uklanjamo…'
export const removeAsked = (platform: string, guest: string): string => `Ukloniti boravak? Gost: ${guest}, platforma: ${platform}`
export const removed = 'Boravak je uklonjen.'
export const showDocument = 'Prikažite broj dokumenta'

export const papers = 'Dokumenti'
export const whatDocumentsAre =
  'Potvrde rezervacija, priznanice i potvrde o povraćaju izdaju se automatski. Njihovi brojevi po vrsti i godini nemaju praznina. Izdat dokument se nikada ne menja: ispravka je nov dokument.'
export const monthOfIssue = 'Mesec izdavanja'
export const asZip = 'Preuzmite sve (ZIP)'
export const documentsNotLoaded = 'Dokumenti nisu učitani'
export const none = 'U ovom mesecu nije izdat nijedan dokument.'
export const noneOfBooking = 'Još nema dokumenata: stižu uz prvu uplatu.'
export const byKind = 'Po vrsti'
export const kind = 'Vrsta'
export const number = 'Broj'
export const count = 'Dokumenata'
export const issued = 'Izdato'
export const about = 'Za'
export const pagesOfPapers = 'Strane sa dokumentima'
export const statement = 'Mesečni izveštaj'
export const statementOf = (month: string): string => `Novac: ${month}`
export const statementMeans = (month: string): string =>
  `Sve što je primljeno i vraćeno (${month}), kao u knjigama. Ako su se brojke promenile od poslednjeg izveštaja, zamenjuje ga ispravljeni.`
export const notOverYet = (month: string): string => `Izveštaj može da se napravi kada se mesec završi (${month}).`
export const makeStatement = 'Napravite izveštaj'
export const notMade = 'Izveštaj nije napravljen'
export const made = (number: string): string => `Napravljeno: ${number}`
export const making = 'Samo trenutak…'
export const makeProforma = 'Napravite predračun'
export const noProforma = 'Predračun nije napravljen'
export const proformaFor = (amount: string, day: string): string =>
  `Predračunom se traži uplata na račun sledećih ${amount}, sa rokom do ${ofDay(day)} Dok važi, daje se isti.`
export const proformaNeeds =
  'Predračunom se traži uplata sledeće neplaćene rate na račun. Potrebni su iznos koji je preostao za plaćanje i IBAN u podešavanjima.'
export const gapsInNumbers = 'Izostavljeni brojevi'
export const whyGaps =
  'Kada se vrati rezervna kopija, dokumenti izdati posle nje ovde nisu poznati, ali su možda kod gostiju. Da se nijedan broj ne bi izdao dva puta, brojevi se nastavljaju iznad svih njih.'
type Gap = { restoredOn: string; backupOf: string | null; above: number }
export const gapAfter = ({ restoredOn, backupOf, above }: Gap): string =>
  `Vraćeno: ${restoredOn}${backupOf ? `, kopija od: ${backupOf}` : ''}. Dokumenti i reklamacije nastavljaju se iznad ${above}.`

true satisfies Translated<typeof import('../en/office-books.ts'), typeof import('./office-books.ts')>
