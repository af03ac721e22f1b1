import type { TicketStatus } from '#domain/support/reasons.ts'
import { ended } from '../full-stop.ts'
import type { Translated } from '../translated.ts'
import { days } from './counts.ts'
import { zone } from './days.ts'
import { ofDay, ofDayWithin, onDay, within } from './grammar.ts'
import { formatNumber } from './numbers.ts'

export const stayAt = (villa: string): string => `Vaš boravak: ${villa}`
export const everythingAboutYourStay = 'Datumi, plaćanje, gosti, poruke i uputstvo za dolazak.'
export const booking = (number: string): string => `Rezervacija ${number}`
export const allReservations = 'Sve Vaše rezervacije'
export const printThisPage = 'Odštampajte ovu stranu'

export const arrivesIn = (count: number): string => `Dolazite za ${days(count)}.`
export const arrivesToday = `Dolazite danas. Vila je spremna od 15.00 ${zone}.`
export const leavesIn = (count: number): string => `Sada ste kod nas. Odlazite za ${days(count)}.`
export const leavesToday = `Odlazite danas, do 11.00 ${zone}.`
export const isOver = 'Ovaj boravak je završen. Nadamo se da se opet vidimo.'
export const isCancelled = 'Ovaj boravak je otkazan.'

export const dates = 'Datumi'
export const checkIn = 'Dolazak'
export const checkInHours = `od 15.00 do 18.30 uz domaćina, do 23.00 samostalno ${zone}`
export const checkOut = 'Odlazak'
export const checkOutHour = `do 11.00 ${zone}`

export const money = 'Plaćanje'
export const paid = 'Plaćeno'
export const dueBy = (amount: string, day: string): string => `${amount} do ${ofDay(day)}`
export const payStage = (amount: string): string => `Platite ${amount}`
export const paymentOpen = 'Čekamo odgovor banke o jednoj uplati. Molimo Vas da ne plaćate ponovo; dobićete e-mail.'
export const payments = 'Primljene uplate'
export const paymentOf = (amount: string, dinars: string): string => `${amount} (${dinars})`
export const paidBy = (method: string, day: string): string => `${method}, ${within(day)}`
export const cardOf = (card: string): string => `broj ${card}`
export const papers = 'Dokumenti'
export const noPapers = 'Još nema dokumenata.'
export const makeProforma = 'Predračun za uplatu na račun'
export const making = 'Samo trenutak…'
export const proformaMeans = (amount: string, day: string): string =>
  `Radije biste platili uplatom na račun? Na predračunu su naš račun i poziv na broj za sledeću uplatu: ${amount}, sa rokom do ${ofDay(day)}`
export const proformaMade = (number: string): string => `Predračun ${number} je sada među dokumentima`
export const notMade = 'Predračun nije napravljen'
export const nothingPaid = 'Za ovaj boravak nije ništa plaćeno.'

export const guestsAndRequests = 'Gosti i želje'
export const changeableUntil = (day: string): string => `Ovo možete da menjate do ${ofDay(day)}`
export const noLongerChangeable = 'U sedmici pred dolazak pripremamo kuću. Ako se nešto promenilo, pišite nam niže.'
export const guests = 'Gosti'
export const requests = 'Posebne želje'
export const noRequests = 'Nema'
export const save = 'Sačuvajte'
export const saving = 'Čuvamo…'
export const notSaved = 'Nije sačuvano'
export const saved = 'Sačuvano. Domaćini su obavešteni.'

export const arrival = 'Dolazak'
export const arrivalTime = 'Kada planirate da stignete?'
export const notKnownYet = 'Još se ne zna'

export const gettingHereAndGuide = 'Dolazak i vodič kroz kuću'
export const onceItIsPaid = 'Uputstvo za dolazak i vodič kroz kuću pojaviće se ovde kada boravak bude plaćen u celosti.'
export const notWrittenYet = 'Domaćini još nisu napisali uputstvo za dolazak. Pišite im niže.'
export const directions = 'Uputstvo za dolazak'
export const houseGuide = 'Vodič kroz kuću'
export const doorCode = 'Šifra za vrata'
export const doorCodeFrom = (day: string): string => `Šifru za vrata naći ćete ovde od ${ofDayWithin(day)}, ako je boravak plaćen.`
export const noDoorCode = 'Domaćini će Vas dočekati ili Vam pisati kako da otvorite vrata.'

export const messages = 'Poruke'
export const fromYourHosts = 'Poruke sa domaćinima'
export const toYourHosts = 'domaćinima'
export const writeToYourHosts = 'Pišite domaćinima'
export const weAnswerWithin24Hours = 'Odgovaramo u roku od 24 sata. Odgovor stiže e-mailom, a videćete ga i ovde.'
export const topic = 'O čemu je reč?'
export const pleaseChoose = 'Izaberite'
export const message = 'Poruka'
export const send = 'Pošaljite'
export const sending = 'Šaljemo…'
export const notSent = 'Nije poslato'
export const sent = 'Vaša poruka je poslata'
export const you = 'Vi'
export const yourHosts = 'Vaši domaćini'
export const justWrite = 'Jednostavno nam pišite'
export const write = 'Napišite'
export const answer = 'Odgovorite'
export const requestNumber = (id: number, reason: string): string => `#${id} ${reason}`
export const ticketStates: Record<TicketStatus, string> = {
  pending: 'Čeka odgovor',
  in_progress: 'U obradi',
  resolved: 'Rešeno',
  closed: 'Zatvoreno',
}

export const changeTheStay = 'Promenite datume, vilu ili broj gostiju'
export const cancelThisStay = 'Otkažite boravak'

export const yourReview = 'Vaša recenzija'
export const howWasIt = 'Kako je bilo? Vaše reči i ocena pomažu sledećim gostima, ali i domaćinima.'
export const shownInTwoWeeks =
  'Recenzija se prikazuje dve nedelje pošto je napišete, ili ranije ako domaćini odgovore. Prvih deset dana možete da je menjate.'
export const stars = 'Zvezdice'
export const review = 'Vaši utisci'
export const nameShown = 'Ime koje se prikazuje'
export const nameShownMeans = 'Na primer Vaše ime i država. Svako može da ga pročita.'
export const sendReview = 'Pošaljite recenziju'
export const changeReview = 'Promenite recenziju'
export const reviewSaved = 'Hvala Vam. Vaša recenzija je sačuvana.'
export const reviewWaits = (day: string): string => `Prikazuje se od ${ofDayWithin(day)}, ili ranije ako domaćini odgovore.`
export const reviewIsShown = 'Vaša recenzija je objavljena.'
export const reviewRefused = (reason: string): string => `Domaćini ne prikazuju ovu recenziju. Njihov razlog: ${ended(reason)}`
export const hostsAnswered = 'Odgovor domaćina'
export const backToYourStay = 'Nazad na Vaš boravak'
export const hasBegunOrEnded = 'Već je počeo, završen je ili otkazan. Pišite domaćinima na strani boravka.'
export const document = 'Pasoš ili lična karta'
export const documentNumber = 'Broj pasoša ili lične karte'
export const otherDocumentNumber = 'Drugi broj'
export const documentGiven = 'Broj smo primili. Hvala Vam.'
export const documentMeans =
  'Grčki zakon od nas traži da Vaš boravak prijavimo uz ovaj broj. Čuvamo ga šifrovano, vide ga samo Vaši domaćini, a briše se 30 dana posle prijave.'
export const documentSaved = 'Sačuvano. Čuva se samo šifrovan broj.'

export const cancelYourStay = 'Otkažite boravak'
export const whatIsRefunded = 'Koliko vraćamo ako otkažete, i kada.'
export const stayFromTo = (villa: string, from: string, until: string): string => `${villa}, ${from} – ${until}`
export const cannotBeCancelled = 'Ovaj boravak ovde ne može da se otkaže'
export const today = 'Ako otkažete danas'
export const refundOfPaid = (refund: string, paid: string): string => `Od uplaćenih ${paid} vraćamo ${refund}`
export const notRefunded = (paid: string): string => `Od uplaćenih ${paid} ne vraća se ništa`
export const toCard = (card: string): string => `na karticu ${card}`
export const toYourCard = 'na karticu kojom ste platili'
export const byTheHosts = 'vraćaju domaćini, jer nije plaćeno karticom'
export const part = (amount: string, dinars: string, to: string): string => `${amount} (${dinars}) ${to}`
export const cardTakesDays = 'Može proći nekoliko dana dok Vaša banka to prikaže.'
export const later = 'Kasnije'
export const nightsAreFree = 'Noći su odmah slobodne za druge. Ovo ne može da se poništi.'
export const cancelByCode = 'Otkazivanje: pošaljite mi kod'
export const cancelNow = (refund: string): string => `Otkažite sada, vraća se ${refund}`
export const notCancelled = 'Nije otkazano'
export const yourStayIsCancelled = 'Vaš boravak je otkazan'
export const mailFollows = 'Pisaćemo Vam kada banka pošalje novac.'

export const changeYourStay = 'Promenite boravak'
export const otherDatesOrVilla = 'Drugi datumi ili druga vila za Vaš boravak, i koliko to košta.'
export const now = (villa: string, from: string, until: string): string => `Sada: ${villa}, ${from} – ${until}`
export const cannotBeChanged = 'Ovaj boravak ovde ne može da se promeni'
export const whatWouldYouLike = 'Šta biste želeli?'
export const villa = 'Vila'
export const showTheDifference = 'Prikažite razliku'
export const oneMoment = 'Samo trenutak…'
export const notPossible = 'Nije moguće'
export const nothingIsChanged = 'Ništa nije promenjeno.'
export const theDifference = 'Razlika'
export const staysAt = (villa: string, from: string, until: string, guests: string): string => `${villa}, ${from} – ${until}, ${guests}`
export const priceBefore = 'Dosadašnja cena'
export const priceNow = 'Nova cena'
export const alreadyPaid = 'Već plaćeno'
export const toPayNow = 'Za plaćanje sada'
export const refund = 'Vraća Vam se'
export const nothingToPay = 'Sada nema šta da se plati, a ništa se i ne vraća.'
export const keptOfDifference = (kept: string): string =>
  `Po pravilima otkazivanja, ${kept} od smanjenja cene se ne vraća; taj iznos je u novoj ceni.`
export const laterPayments = 'Kasnije uplate'
export const howItWorks =
  'Nove noći su sačuvane dok plaćate. Stare noći ostaju Vaše dok banka ne odobri uplatu; ako je ne odobri, ništa se ne menja.'
export const atOnce = 'Noći se menjaju odmah, a stare su slobodne za druge. Ovo ne može da se poništi.'
export const changeAndPay = (amount: string): string => `Promenite i platite ${amount}`
export const changeAndReturn = (amount: string): string => `Promenite sada, vraća se ${amount}`
export const changeByCode = 'Promena: pošaljite mi kod'
export const askYourHosts = 'Pitajte domaćine'
export const hostsAgreeFirst = 'Domaćini prvo treba da se slože sa promenom. Do tada se ništa ne plaća i ne čuva.'
export const weAskedYourHosts = 'Pitali smo domaćine'
export const weEmailYou = 'Dobićete e-mail čim odluče. Do tada Vaš boravak ostaje kakav jeste.'
export const hostsRefused = 'Domaćini ranije nisu mogli da prihvate ove datume. Možete da pitate još jednom.'
export const changeNow = 'Promenite sada'
export const notChanged = 'Nije promenjeno'
export const isChanged = 'Vaš boravak je promenjen'

export const sendAnother = 'Pošaljite novi kod'
export const codeSent = (email: string): string => `Poslali smo šestocifreni kod na ${email}. Važi deset minuta.`
export const nothingThere = 'Ništa nije stiglo? Pogledajte i u neželjenoj pošti.'
export const noMailServer = 'Server za e-poštu nije podešen'
export const theOwnersReadIt = 'Ovo je probni sajt: kod je u administraciji, pod „Poruke“.'

export const paidOf = (paid: string, total: string): string => `Plaćeno ${paid} od ${total}`
export const paidOnce = (paid: string): string => `Platili ste ${paid}.`
export const refundPending = (amount: string, day: string): string =>
  `${ended(`${amount} je na putu ka Vama od ${ofDay(day)}`)} Vašoj banci može biti potrebno nekoliko dana da to prikaže.`
export const refundDone = (amount: string, day: string): string => ended(`${amount} je vraćeno ${onDay(day)}`)
export const refundRefused = (amount: string): string => `Banka još nije vratila ${amount}. Rešavamo to i pisaćemo Vam.`
export const bookAgain = 'Rezervišite ponovo'
export const changeOrCancel = 'Izmena ili otkazivanje'
export const wouldGoBack = (amount: string): string => `Danas bismo vratili ${amount}`
export const nothingWouldGoBack = 'Danas se ništa ne bi vratilo'
export const replacedPapers = (count: number): string => `Zamenjeni dokumenti: ${formatNumber(count)}`
export const callWhenItIsUrgent = 'Pozovite nas kada je hitno, i noću.'

true satisfies Translated<typeof import('../en/stay.ts'), typeof import('./stay.ts')>
