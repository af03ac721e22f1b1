import { expect, test } from 'vitest'
import * as german from './de/counts.ts'
import * as greek from './el/counts.ts'
import * as english from './en/counts.ts'
import * as serbian from './sr/counts.ts'

type Name = keyof typeof english

/** Serbian has forms for 1 (21, 31 …), for 2 to 4 (22 …), and for all others, with 11 to 14. */
const forms: Record<Name, Record<'en' | 'el' | 'de', [one: string, other: string]> & { sr: [one: string, few: string, other: string] }> = {
  nights: {
    en: ['night', 'nights'],
    sr: ['noć', 'noći', 'noći'],
    el: ['διανυκτέρευση', 'διανυκτερεύσεις'],
    de: ['Nacht', 'Nächte'],
  },
  seasons: { en: ['season', 'seasons'], sr: ['sezona', 'sezone', 'sezona'], el: ['περίοδος', 'περίοδοι'], de: ['Saison', 'Saisons'] },
  prices: { en: ['price', 'prices'], sr: ['cena', 'cene', 'cena'], el: ['τιμή', 'τιμές'], de: ['Preis', 'Preise'] },
  guests: { en: ['guest', 'guests'], sr: ['gost', 'gosta', 'gostiju'], el: ['επισκέπτης', 'επισκέπτες'], de: ['Gast', 'Gäste'] },
  furtherGuests: {
    en: ['further guest', 'further guests'],
    sr: ['dodatni gost', 'dodatna gosta', 'dodatnih gostiju'],
    el: ['επιπλέον επισκέπτης', 'επιπλέον επισκέπτες'],
    de: ['weiterer Gast', 'weitere Gäste'],
  },
  days: { en: ['day', 'days'], sr: ['dan', 'dana', 'dana'], el: ['ημέρα', 'ημέρες'], de: ['Tag', 'Tage'] },
  minutes: { en: ['minute', 'minutes'], sr: ['minut', 'minuta', 'minuta'], el: ['λεπτό', 'λεπτά'], de: ['Minute', 'Minuten'] },
  stays: { en: ['stay', 'stays'], sr: ['boravak', 'boravka', 'boravaka'], el: ['διαμονή', 'διαμονές'], de: ['Aufenthalt', 'Aufenthalte'] },
  bookings: {
    en: ['booking', 'bookings'],
    sr: ['rezervacija', 'rezervacije', 'rezervacija'],
    el: ['κράτηση', 'κρατήσεις'],
    de: ['Buchung', 'Buchungen'],
  },
  confirmedBookings: {
    en: ['confirmed booking', 'confirmed bookings'],
    sr: ['potvrđena rezervacija', 'potvrđene rezervacije', 'potvrđenih rezervacija'],
    el: ['επιβεβαιωμένη κράτηση', 'επιβεβαιωμένες κρατήσεις'],
    de: ['bestätigte Buchung', 'bestätigte Buchungen'],
  },
}

const counts = { en: english, sr: serbian, el: greek, de: german }
const names = Object.keys(forms) as Name[]

test.each(['en', 'el', 'de'] as const)('in %s every noun has its plural for every number but 1', (language) => {
  for (const name of names) {
    const [one, other] = forms[name][language]
    const said = [0, 1, 2, 5, 11, 21].map(counts[language][name])
    expect(said).toEqual([`0 ${other}`, `1 ${one}`, `2 ${other}`, `5 ${other}`, `11 ${other}`, `21 ${other}`])
  }
})

test('in sr every noun has the form that the last digits of its number need', () => {
  for (const name of names) {
    const [one, few, other] = forms[name].sr
    const said = [1, 2, 4, 5, 11, 12, 14, 20, 21, 22, 25, 101].map(counts.sr[name])
    expect(said).toEqual([
      `1 ${one}`,
      `2 ${few}`,
      `4 ${few}`,
      `5 ${other}`,
      `11 ${other}`,
      `12 ${other}`,
      `14 ${other}`,
      `20 ${other}`,
      `21 ${one}`,
      `22 ${few}`,
      `25 ${other}`,
      `101 ${one}`,
    ])
  }
})
