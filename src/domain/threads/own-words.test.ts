import { expect, test } from 'vitest'
import { ownWords } from './own-words.ts'

/** Bodies as mail programs send them, with what a reader of the conversation wants to see. */
const bodies: [program: string, body: string, words: string][] = [
  ['one line', 'Yes, please.', 'Yes, please.'],
  [
    'Gmail',
    'One year old. Thank you!\n\nOn Mon, Jun 1, 2026 at 9:00 AM Villas <stay@villas.example>\nwrote:\n\n> Yes, for which age?\n>\n> Your hosts\n',
    'One year old. Thank you!',
  ],
  [
    'Gmail on a telephone',
    'At 16:00\n\nOn Mon, 1 Jun 2026, 12:00 Villas, <stay@villas.example> wrote:\n\n> When do you arrive?\n',
    'At 16:00',
  ],
  [
    'Gmail in Serbian',
    'Dolazimo u 16h.\n\npon, 1. jun 2026. u 12:00 Villas <stay@villas.example> je napisao/la:\n\n> Kada dolazite?\n',
    'Dolazimo u 16h.',
  ],
  [
    'Gmail in Serbian, Cyrillic',
    'Долазимо у 16.\n\nпон, 1. јун 2026. у 12:00 Villas <stay@villas.example> је написао/ла:\n\n> Када долазите?\n',
    'Долазимо у 16.',
  ],
  [
    'Gmail in Greek',
    'Στις 4 το απόγευμα.\n\nΣτις Δευ 1 Ιουν 2026 στις 12:00 μ.μ., ο χρήστης Villas <stay@villas.example>\nέγραψε:\n\n> Πότε φτάνετε;\n',
    'Στις 4 το απόγευμα.',
  ],
  [
    'Gmail in German',
    'Um 16 Uhr.\n\nAm Mo., 1. Juni 2026 um 12:00 Uhr schrieb Villas <\nstay@villas.example>:\n\n> Wann kommen Sie an?\n',
    'Um 16 Uhr.',
  ],
  [
    'Apple Mail',
    'We would like two.\n\nBest, Ana\n\n> On 1 Jun 2026, at 12:00, Villas <stay@villas.example> wrote:\n> \n> How many towels?\n',
    'We would like two.\n\nBest, Ana',
  ],
  [
    'an iPhone',
    'Two please\n\nSent from my iPhone\n\n> On 1 Jun 2026, at 12:00, Villas <stay@villas.example> wrote:\n> \n> How many?\n',
    'Two please',
  ],
  [
    'an iPhone in Serbian',
    'Dva, molim\n\nPoslato sa mog iPhone-a\n\n> Dana 1. 6. 2026., u 12:00, Villas <stay@villas.example> je napisao/la:\n> \n> Koliko?\n',
    'Dva, molim',
  ],
  [
    'an iPhone in Serbian, Cyrillic',
    'Два, молим\n\nПослато са мог iPhone-а\n\n> Дана 1. 6. 2026., у 12:00, Villas пише:\n> \n> Колико?\n',
    'Два, молим',
  ],
  [
    'an iPhone in Greek',
    'Δύο παρακαλώ\n\nΣτάλθηκε από το iPhone μου\n\n> Στις 1 Ιουν 2026, στις 12:00, ο/η Villas <stay@villas.example> έγραψε:\n> \n> Πόσα;\n',
    'Δύο παρακαλώ',
  ],
  [
    'an iPhone in German',
    'Zwei bitte\n\nVon meinem iPhone gesendet\n\n> Am 01.06.2026 um 12:00 schrieb Villas <stay@villas.example>:\n> \n> ﻿Wie viele?\n',
    'Zwei bitte',
  ],
  [
    'Outlook',
    'Dear hosts,\n\nwe arrive late.\n\nAna\n\n________________________________\nFrom: Villas <stay@villas.example>\nSent: Monday, June 1, 2026 12:00 PM\nTo: Ana\nSubject: Your stay\n\nWhen do you arrive?\n',
    'Dear hosts,\n\nwe arrive late.\n\nAna',
  ],
  [
    'Outlook without a divider',
    'Fine.\n\nFrom: Villas <stay@villas.example>\nSent: Monday, June 1, 2026 12:00 PM\nTo: Ana\n\nIs 16:00 fine?\n',
    'Fine.',
  ],
  ['Outlook, original message', 'Fine.\n\n-----Original Message-----\nFrom: Villas\nSent: Monday\n\nIs 16:00 fine?\n', 'Fine.'],
  [
    'Outlook in Serbian',
    'U redu je.\n\n________________________________\nOd: Villas <stay@villas.example>\nPoslato: ponedeljak, 1. jun 2026. 12:00\nZa: Ana\n\nOdgovara li u 16h?\n',
    'U redu je.',
  ],
  [
    'Outlook in Serbian, Cyrillic',
    'У реду је.\n\nОд: Villas <stay@villas.example>\nПослато: понедељак, 1. јун 2026. 12:00\nЗа: Ана\n\nОдговара ли?\n',
    'У реду је.',
  ],
  [
    'Outlook in Greek',
    'Εντάξει.\n\nΑπό: Villas <stay@villas.example>\nΣτάλθηκε: Δευτέρα, 1 Ιουνίου 2026 12:00 μμ\nΠρος: Άννα\n\nΕίναι εντάξει;\n',
    'Εντάξει.',
  ],
  [
    'Outlook in German',
    'Passt.\n\nVon: Villas <stay@villas.example>\nGesendet: Montag, 1. Juni 2026 12:00\nAn: Ana\n\nPasst 16 Uhr?\n',
    'Passt.',
  ],
  ['Outlook for iOS', 'Perfect\n\nGet Outlook for iOS\n________________________________\nFrom: Villas\nSent: Monday\n\nOld\n', 'Perfect'],
  ['Outlook in German, original message', 'Ja.\n\n-----Ursprüngliche Nachricht-----\nVon: Villas\nGesendet: Montag\n\nAlt\n', 'Ja.'],
  [
    'Yahoo',
    'Thanks, we come by car.\n\n    On Monday, June 1, 2026 at 12:00:00 PM GMT+2, Villas <stay@villas.example> wrote:\n \n How do you come?\n',
    'Thanks, we come by car.',
  ],
  [
    'Yahoo on a telephone',
    'By car\n\nSent from Yahoo Mail on Android\n \n  On Mon, 1 Jun 2026 at 12:00, Villas<stay@villas.example> wrote:   How do you come?\n',
    'By car',
  ],
  [
    'Yahoo in German',
    'Mit dem Auto.\n\n    Am Montag, 1. Juni 2026 um 12:00:00 MESZ hat Villas geschrieben:\n \n> Wie kommen Sie?\n',
    'Mit dem Auto.',
  ],
  [
    'Yahoo in Greek',
    'Με αυτοκίνητο.\n\n    Στις Δευτέρα 1 Ιουνίου 2026 στις 12:00:00 μ.μ. EEST, ο χρήστης Villas έγραψε:\n \n Πώς έρχεστε;\n',
    'Με αυτοκίνητο.',
  ],
  ['K-9', 'Kommen um acht.\n-- \nDiese Nachricht wurde von meinem Android-Gerät mit K-9 Mail gesendet.', 'Kommen um acht.'],
  [
    'K-9 with a quote',
    'At eight.\n\nOn 1 June 2026 12:00:00 CEST, Villas <stay@villas.example> wrote:\n>When?\n\n-- \nSent from my Android device with K-9 Mail. Please excuse my brevity.',
    'At eight.',
  ],
  [
    'Thunderbird',
    'On 01/06/2026 12:00, Villas wrote:\n> Is there a cot needed?\n\nYes, one.\n\n-- \nAna Anić\nBeograd\n',
    '> Is there a cot needed?\n\nYes, one.',
  ],
  [
    'Thunderbird, answers between',
    'Hello,\n\nAm 01.06.26 um 12:00 schrieb Villas:\n> When do you arrive?\nAt four.\n> How many towels?\nEight.\n> Your hosts\n',
    'Hello,\n\n> When do you arrive?\nAt four.\n> How many towels?\nEight.',
  ],
  ['Thunderbird in Serbian', 'Može.\n\nDana 1.6.2026. u 12:00, Villas je napisao(la):\n> Odgovara li?\n', 'Može.'],
  [
    'Samsung',
    'ok\n\nSent from my Galaxy\n\n-------- Original message --------\nFrom: Villas\nDate: 01/06/2026 12:00 (GMT+01:00)\n\nOld\n',
    'ok',
  ],
  ['a signature', 'We land at noon.\n\n-- \nAna Anić\n+381 60 1234567\n', 'We land at noon.'],
  ['two signs of a telephone', 'Yes\n\nSent from my iPad\n\n', 'Yes'],
  [
    'a forwarded mail and nothing else',
    '---------- Forwarded message ---------\nFrom: Airline\nDate: Monday\n\nYour flight\n',
    '---------- Forwarded message ---------\nFrom: Airline\nDate: Monday\n\nYour flight',
  ],
  ['words that only look like a quote', 'On Monday we arrive, as my wife wrote:\nlate.', 'On Monday we arrive, as my wife wrote:\nlate.'],
  ['words about what somebody wrote', 'Moja žena je napisala:\nstižemo kasno.', 'Moja žena je napisala:\nstižemo kasno.'],
  ['a list with dashes', 'We need:\n- towels\n- a cot\n--- and time', 'We need:\n- towels\n- a cot\n--- and time'],
  ['words that begin with From', 'From: Belgrade we drive ten hours.', 'From: Belgrade we drive ten hours.'],
]

test.each(bodies)('of a mail by %s its own words are shown', (_, body, words) => {
  expect(ownWords(body)).toBe(words)
})

test('at least thirty bodies are tried', () => expect(bodies.length).toBeGreaterThanOrEqual(30))

test('a long mail of one line, of quotes and of colons is read in little time', () => {
  const long = `${'a '.repeat(50_000)}\n${'> '.repeat(50_000)}\n${'On wrote:\n'.repeat(5_000)}${'On x wrote: '.repeat(8_000)}`
  expect(ownWords(long)).toContain('a a a')
})
