import type { Translated } from '../translated.ts'
import { formatNumber } from './numbers.ts'

export const beforeYouGoLive = 'Pre nego što počnete'
export const whatASiteNeeds = 'Šta je potrebno sajtu sa pravim gostima i pravim novcem. Spisak se čita iznova svaki put kad ga otvorite.'
export const doneOfAll = (done: number, all: number): string => `${formatNumber(done)} od ${formatNumber(all)} gotovo`
export const left = (count: number): string => `Nedostaje: ${formatNumber(count)}`
export const whose = { owner: 'Za vas, u administraciji', bank: 'Sa bankom', server: 'Za onoga ko vodi server' }
export const serverMeans =
  'Pošaljite mu ovaj spisak. Te nazive upisuje u okruženje servera i ponovo pokreće sajt; „npm run doctor“ tamo ispisuje isti spisak.'
export const met = (count: number): string => `Gotovo: ${formatNumber(count)}`
export const allMet = 'Sve je tu.'
export const allMetMeans = 'Onaj ko vodi server pokreće sajt sa LIVE=1. Od tada se terete prave kartice.'
export const liveMet = 'Vaš sajt radi i ništa ne nedostaje.'
export const liveLacks = 'Vaš sajt radi i dalje prodaje. Još nedostaje:'
export const notRead = 'Spisak nije mogao da se pročita'
export const advice = 'Savet'
export const neededBy = (day: string): string => `potrebno do ${day}`
export const open = 'Otvori'
export const openInFull = (title: string): string => `Otvori: ${title}`
export const setOnServer = 'Na serveru:'
export const toList = 'Otvori spisak'

export const conditions = {
  name: { title: 'Naziv kuće', why: 'Piše u svakom naslovu, e-mailu i dokumentu.' },
  contact: { title: 'Kako gosti da vas pronađu', why: 'Adresa, telefon, e-mail i mesto na mapi, sve vaše.' },
  company: { title: 'Firma i registracije', why: 'Banka ih poredi sa ugovorom pre nego što dozvoli prodaju.' },
  law: {
    title: 'Kome gosti mogu da se obrate',
    why: 'Zastupnik, nadležni organ i tela za sporove prikazuju se u vašim pravnim tekstovima.',
  },
  quotes: {
    title: 'Reči pravih gostiju',
    why: 'Sajt ne sme da prikazuje reči koje nijedan gost nije rekao. Ako ih nemate, obrišite primere.',
  },
  rating: { title: 'Odakle je vaša ocena', why: 'Izvor i link na kome se može pročitati. Bez ocene se ništa ne prikazuje.' },
  registration: {
    title: 'Registracija i taksa svake vile',
    why: 'Bez prve u Grčkoj ništa ne sme da se izdaje; druga određuje taksu za noć.',
  },
  prices: { title: 'Vaše cene', why: 'Sezone koje dolaze još su one iz primera.' },
  samples: { title: 'Vaše vile', why: 'Ove vile još imaju naziv i tekst iz primera.' },
  languages: { title: 'Tekstovi na svim jezicima', why: 'Gde glavni tekstovi nedostaju, gosti čitaju engleski.' },
  two_step: {
    title: 'Prijava u dva koraka za vlasnike',
    why: 'Tada ukradena ili pogođena lozinka nije dovoljna za podatke gostiju i povraćaje.',
  },
  simulated: {
    title: 'Boravci plaćeni na probu',
    why: 'Simulator za njih nije naplatio ništa. Otkažite što je bila proba; za to se ništa ne vraća.',
  },
  bank: { title: 'Prava banka', why: 'Do tada je svako plaćanje simulirano: nijedna kartica se ne tereti.' },
  address: {
    title: 'Sopstvena adresa sajta, sa https',
    why: 'Gost sme da ode u banku samo sa stranice koju usput niko ne može da izmeni.',
  },
  proxy: {
    title: 'Proksi je poznat',
    why: 'https dolazi od proksija. Ako nije poznat, svi posetioci se broje kao jedan i napadači se ne razlikuju.',
  },
  mail_server: { title: 'Server za e-mail', why: 'Bez njega niko ne dobija potvrdu, kod ni podsetnik.' },
  sender: { title: 'Pošiljalac e-mailova', why: 'Adresa na vašem domenu, da bi poruke stizale.' },
  owner_mail: { title: 'Gde idu e-mailovi za vlasnike', why: 'Tamo stižu nove rezervacije, neuspela plaćanja i reklamacije.' },
  rate_source: { title: 'Kursevi preko https', why: 'Inače bi neko usput mogao da promeni koliko se gostima naplaćuje.' },
  rate_limits: { title: 'Ograničenja poziva', why: 'Ona usporavaju one koji pogađaju lozinke i kodove.' },
  private_ways: { title: 'Zaštićene veze sa drugim mašinama', why: 'Lozinke i podaci gostiju ne smeju da putuju nešifrovani.' },
  backup: { title: 'Sveža rezervna kopija', why: 'Pravi se svake noći. Čuvajte je i na drugoj mašini.' },
}

true satisfies Translated<typeof import('../en/office-going-live.ts'), typeof import('./office-going-live.ts')>
