import { ofDayWithin } from './serbian-days.ts'

export const offers = 'Ponude'
export const sendAsOffer = 'Pošaljite kao ponudu'
export const lead = 'Gost e-mailom dobija link, tamo bira jedan od boravaka i plaća karticom ili uplatom na račun, po ceni iz ponude.'
export const stay = (villa: string, from: string, until: string, euros: string): string => `${villa}, ${from} – ${until}: ${euros}`
export const addAnother = 'Dodajte još jedan boravak za izbor'
export const message = 'Poruka gostu'
export const messageHint = 'Prikazuje se u e-mailu i na strani ponude.'
export const validUntil = 'Važi do'
export const holding = 'Čuvajte noći do tada'
export const holdingHint = 'Niko drugi ne može da ih rezerviše, ni ovde ni na povezanim platformama. Bez toga drugi mogu da budu brži.'
export const transferDays = 'Dana za uplatu na račun'
export const transferDaysHint = 'Od dana kada gost prihvati. Ostavite prazno ako se plaća samo karticom.'
export const noIban = 'Bez IBAN-a firme gosti mogu da plate samo karticom.'
export const enterIt = 'Unesite ga u podešavanjima'
export const oneMoment = 'Samo trenutak…'
export const sendIt = 'Pošaljite ponudu'
export const sent = 'Ponuda je poslata'
export const notSent = 'Nije poslato'
export const howTheyWork =
  'Boravci koje ste ponudili gostima. Ponuda se završava sama: posle poslednjeg dana, ili dva dana posle roka za uplatu.'
export const show = 'Koje ponude'
export const open = 'Na čekanju'
export const all = 'Sve'
export const noneOpen = 'Nijedna ponuda ne čeka gosta.'
export const none = 'Još nema ponuda. Napravite je na strani „Rezervacije“, dugmetom „Nova rezervacija“.'
export const failedToLoad = 'Ponude nisu učitane'
export const pages = 'Strane sa ponudama'
export const states = {
  open: 'Čeka gosta',
  transfer: 'Čeka uplatu',
  taken: 'Prihvaćena',
  lost: 'Noći izgubljene',
  lapsed: 'Istekla',
  withdrawn: 'Povučena',
}
export const until = (day: string): string => `Važi do ${ofDayWithin(day)}`
export const transferDue = (day: string): string => `Rok za uplatu: ${day}`
export const kept = 'noći se čuvaju'
export const notKept = 'noći se ne čuvaju'
export const link = 'Link za gosta'
export const withdraw = 'Povucite'
export const withdrawn = 'Ponuda je povučena'
export const notWithdrawn = 'Nije povučeno'
export const newBooking = 'Nova rezervacija'
export const allBookings = 'Sve rezervacije'
export const recordTransfer = 'Upišite uplatu'
