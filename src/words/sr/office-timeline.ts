import type { Translated } from '../translated.ts'
import { ofDayWithin } from './grammar.ts'
import { formatNumber } from './numbers.ts'

export const month = 'Mesec'
export const show = 'Prikažite'
export const today = 'Danas'
export const earlier = 'Ranije'
export const later = 'Kasnije'
export const timelineNotRead = 'Raspored nije učitan'
export const noVillas = 'Nema vila u prodaji.'
export const villa = 'Vila'
export const days = 'Dani'
export const nightsOfVillas = 'Noći svih vila'
export const pagesOfVillas = 'Strane sa vilama'
export const asAList = 'Isti dani kao spisak'
export const howItWorks =
  'Slobodne noći izaberite prevlačenjem, ili tasterom Shift i strelicama. Rezervaciju pomerite prevlačenjem: ništa se ne menja dok ne vidite cenu.'
export const stayOf = (name: string, status: string, from: string, until: string): string => `${name}, ${status}, ${from} – ${until}`
export const freeNights = (nights: string, from: string, price: string): string => `slobodno: ${nights}, prva ${from}, ${price}`
export const aNight = (euros: string): string => `${euros} po noći`
export const notSold = 'ne prodaje se'
export const owners = 'Vlasnici'
export const keptByOwners = 'Zadržali vlasnici'
export const paid = 'Plaćeno'
export const partlyPaid = 'Delimično plaćeno'
export const offered = 'Čuva se za ponudu'
export const onAPlatform = 'Na platformi'
export const chosen = (villa: string): string => `Izabrano: ${villa}`
export const letGo = 'Poništite izbor'
export const firstNight = 'Prva noć'
export const freeAgain = 'Ponovo slobodno od'
export const beginBooking = 'Započnite rezervaciju'
export const moved = (name: string, villa: string): string => `${name}: ${villa}`
export const openTheChange = 'Otvorite izmenu'
export const difference = 'Razlika'
export const moveIt = 'Premestite'
export const inYearGrid = 'U pregledu godine'
export const nightsAsBefore = 'Noći su kao ranije'
export const moveAndRefund = (euros: string): string => `Premestite i vratite ${euros}`
export const hasTheNights = (who: string, dates: string): string => `Te noći su već zauzete (${who}, ${dates}).`
export const leaveIt = 'Ostavite kako jeste'
export const prices = 'Cene'
export const leastNights = 'Najmanje noći'
export const inFreeNights = 'Šta piše u slobodnim noćima'
export const asATimeline = 'Raspored'
export const list = 'Spisak'
export const leastShort = (nights: number): string => `${formatNumber(nights)}n`
export const atLeast = (nights: string): string => `najmanje ${nights}`
export const havePassed = 'Noći koje su prošle ne mogu da se menjaju.'
export const nobodyCanBook = 'niko je ne može rezervisati'
export const unoffered = 'Niko je ne može rezervisati'
export const overdue = 'Delimično plaćeno, kasni'
export const guestPays = 'Gost plaća'
export const nightsAt = (nights: number, euros: string): string => `${formatNumber(nights)} × ${euros}`
export const besides = 'Popusti, naknade i takse'
export const priceComing = 'Cena se računa …'
export const priceNotRead = 'Cena nije učitana.'
export const notBookable = (why: string): string => `Niko to ne može rezervisati: ${why}`
export const allow = (nights: string): string => `Dozvolite: ${nights}`
export const restrict = 'Zadržite'
export const setPrice = 'Odredite cenu'
export const nightsFreeAgain = 'Noći su ponovo slobodne'
export const stayNotRead = 'Rezervacija nije učitana.'
export const stayComing = 'Rezervacija se učitava …'
export const dates = 'Termin'
export const guests = 'Gosti'
export const total = 'Ukupno'
export const paidSoFar = 'Plaćeno do sada'
export const remaining = 'Preostalo za plaćanje'
export const dueNext = (day: string): string => `sledeći deo ${ofDayWithin(day)}`
export const booking = 'Rezervacija'
export const furtherDays = 'Dalji dani'
export const openBooking = 'Otvorite rezervaciju'

export const todayIs = (day: string): string => `Danas, ${day}`
export const arriving = 'Dolaze'
export const inHouse = 'U kući'
export const leaving = 'Odlaze'
export const nobodyArrives = 'Niko ne dolazi.'
export const nobodyLeaves = 'Niko ne odlazi.'
export const nextDays = 'Sledećih šest dana'
export const nothingInTheNextDays = 'U sledećih šest dana niko ne dolazi i ne odlazi.'
export const arrives = 'Dolazi'
export const leaves = 'Odlazi'
export const changeover = 'Smena gostiju'
export const until = (day: string): string => `do ${ofDayWithin(day)}`
export const stillToPay = (euros: string): string => `preostalo za plaćanje: ${euros}`
export const soldBy = (platform: string): string => `Prodaja: ${platform}`
export const call = 'Pozovite'
export const write = 'Poruka'
export const whatsApp = 'WhatsApp'
export const overdueSince = (day: string): string => `kasni od ${ofDayWithin(day)}`
export const dueOn = (day: string): string => `dospeva ${ofDayWithin(day)}`
export const comingDaysNotRead = 'Naredni dani nisu učitani'

export const changeovers = 'Smene gostiju'
export const theNextFortnight = 'Ko odlazi i ko dolazi u sledećih 14 dana.'
export const failedToLoad = 'Smene nisu učitane'
export const none = 'U sledećih 14 dana niko ne dolazi i ne odlazi.'
export const after = (nights: string): string => `posle: ${nights}`
export const forNights = (nights: string): string => `trajanje: ${nights}`
export const at = (time: string): string => `u ${time}`
export const noTimeYet = 'vreme još nije poznato'
export const guestsUnknown = 'prodala platforma, broj gostiju nije poznat'

true satisfies Translated<typeof import('../en/office-timeline.ts'), typeof import('./office-timeline.ts')>
