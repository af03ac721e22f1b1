import { ended } from '../full-stop.ts'
import type { Translated } from '../translated.ts'
import { zone } from './days.ts'
import { ofDay, ofDayWithin } from './grammar.ts'
import { greekTime } from './payment.ts'

export const sent = {
  subject: 'Ponuda za Vaš boravak',
  subjectForSeveral: (stays: string) => `Ponuda za Vas: ${stays} po izboru`,
  preheader: (validUntil: string) => `Važi do ${ofDayWithin(validUntil)}. Prihvatate je na strani koju otvara link.`,
  opening: 'Domaćini Vam nude ovaj boravak:',
  openingForSeveral: 'Domaćini Vam nude ove boravke. Izaberite jedan:',
  holding: (validUntil: string) => `Noći čuvamo za Vas do ${greekTime(ofDayWithin(validUntil))}.`,
  notHolding: (validUntil: string) =>
    `Ponuda važi do ${greekTime(ofDayWithin(validUntil))}. Noći ne čuvamo: drugi mogu da ih rezervišu pre Vas.`,
  howCard: 'Prihvatate i plaćate karticom na strani koju otvara ovaj link. Link je samo Vaš, ne prosleđujte ga.',
  howBoth: 'Prihvatate na strani koju otvara ovaj link, a plaćate karticom ili uplatom na račun. Link je samo Vaš, ne prosleđujte ga.',
  button: 'Pogledajte ponudu',
}

export const stay = {
  villa: 'Vila',
  total: 'Ukupno',
  stage: (euros: string, day: string) => `${euros} do ${ofDay(day)}`,
}

export const transfer = {
  subject: (code: string) => `Rezervacija ${code}: podaci i rok za uplatu`,
  preheader: (euros: string, day: string) => `${euros} do ${ofDayWithin(day)}. Do tada su noći sačuvane za Vas.`,
  opening: (villa: string, stay: string) => `Izabrali ste: ${villa}, ${ended(stay)} Plaćate uplatom na račun.`,
  keptUntil: (day: string) => `Noći su Vaše kada novac stigne. Čuvamo ih za Vas do ${greekTime(ofDayWithin(day))}.`,
  reminderPreheader: (euros: string, day: string) => `Rok za ${euros} je do ${ofDayWithin(day)}. Posle toga su noći slobodne za druge.`,
  reminderSubject: (code: string) => `Rezervacija ${code}: rok za uplatu uskoro ističe`,
  reminder: (euros: string, onDue: string) =>
    `Vaša uplata od ${euros} još nije stigla. Dospeva ${onDue}. Ako ste je poslali, zanemarite ovu poruku.`,
  title: 'Uplata na račun',
  beneficiary: 'Primalac',
  iban: 'IBAN',
  bic: 'BIC',
  bank: 'Banka',
  amount: 'Iznos',
  reference: 'Poziv na broj',
  dueOn: `Rok za uplatu ${zone}`,
  button: 'Otvorite ponudu',
}

export const over = {
  lapsedSubject: 'Vaša ponuda je istekla',
  lapsed: 'Ponuda domaćina je istekla, a njene noći su slobodne za druge. Ako biste i dalje voleli da dođete, pišite nam.',
  lapsedTransfer:
    'Vaša uplata nije stigla na vreme, a noći su slobodne za druge. Ako ste je poslali, pišite nam: potražićemo je i naći rešenje ili Vam vratiti novac.',
  withdrawnSubject: 'Vaša ponuda je povučena',
  withdrawn: 'Domaćini su povukli ponudu za ove noći. Pišite nam ako želite druge.',
  preheader: 'Ništa nije naplaćeno i ništa ne treba da platite.',
  preheaderTransfer: 'Pišite nam ako ste poslali novac.',
}

/** Nights that were kept for the guest are lost. */
export const lost = {
  subject: 'Noći iz Vaše ponude više nisu slobodne',
  opening: (villa: string, stay: string) =>
    `Čuvali smo ove noći za Vas: ${villa}, ${ended(stay)} Našom greškom rezervisao ih je neko drugi. Veoma nam je žao.`,
  awaited: 'Ako ste novac već poslali, pišite nam: vratićemo Vam sve, ili ćemo naći druge noći ako želite.',
  others: 'Ostale boravke iz ponude i dalje čuvamo za Vas.',
  writeToUs: 'Pišite nam da Vam nađemo druge noći.',
  preheader: 'Ove noći je rezervisao neko drugi. Pišite nam ako ste poslali novac.',
}

export const owner = {
  lostSubject: (guest: string, code: string) => `Noći čuvane za gosta su izgubljene: ${guest}, ${code}`,
  lostPreheader: 'Rezervisao ih je neko drugi. Pišite gostu.',
  lost: (guest: string) =>
    `Ove noći su ponudom čuvane za gosta (${guest}), a rezervisao ih je neko drugi. Gost je obavešten. Ponudite mu druge noći.`,
  transferSubject: (guest: string, code: string) => `Rezervacija ${code} se plaća uplatom na račun: ${guest}`,
  transferPreheader: (euros: string, day: string) => `${euros} do ${ofDayWithin(day)}. Upišite novac kada stigne.`,
  transfer: (guest: string) =>
    `Ponuda je prihvaćena i plaća se uplatom na račun. Gost: ${ended(guest)} Noći se čuvaju do dva dana posle roka.`,
  lapsedSubject: (guest: string) => `Ponuda je istekla: ${guest}`,
  lapsedPreheader: 'Njene noći su ponovo slobodne.',
  lapsed: (guest: string) => `Ponuda nije prihvaćena na vreme ili uplata nije stigla. Gost: ${ended(guest)} Noći su ponovo slobodne.`,
}

true satisfies Translated<typeof import('../en/mail-offer.ts'), typeof import('./mail-offer.ts')>
