import { ofDay } from './serbian-days.ts'

export const papers = 'Dokumenti'
export const whatTheyAre =
  'Potvrde rezervacija, priznanice i potvrde o povraćaju izdaju se automatski. Njihovi brojevi po vrsti i godini nemaju praznina. Izdat dokument se nikada ne menja: ispravka je nov dokument.'
export const month = 'Mesec izdavanja'
export const show = 'Prikažite'
export const asZip = 'Preuzmite sve (ZIP)'
export const failedToLoad = 'Dokumenti nisu učitani'
export const none = 'U ovom mesecu nije izdat nijedan dokument.'
export const noneOfBooking = 'Još nema dokumenata: stižu uz prvu uplatu.'
export const byKind = 'Po vrsti'
export const kind = 'Vrsta'
export const number = 'Broj'
export const count = 'Dokumenata'
export const amount = 'Iznos'
export const issued = 'Izdato'
export const about = 'Za'
export const actions = 'Radnje'
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
