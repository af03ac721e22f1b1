import type { MailField, MailPart, WordedMail } from '#domain/mails/worded-mails.ts'
import type { Translated } from '../translated.ts'
import { fields as stayFields } from './office-messages.ts'

export const emails = 'Poruke sajta'
export const how =
  'Šta sajt automatski piše gostima, Vašim rečima: naslov i tekst, na svakom jeziku. Tabele, iznosi, linkovi i ono što traže zakon ili banka ostaju kakvi jesu.'
export const failed = 'Poruke nisu učitane'
export const mail = 'Poruka'
export const sent = 'Šalje se'
export const inYourWords = 'Vašim rečima'
export const lastChange = 'Poslednja izmena'
export const noneYet = 'Nijedna'
export const outdated = 'Treba pogledati'
export const all = 'Sve poruke sajta'
export const own = 'Vašim rečima'
export const first = 'Prvi tekst'
export const partial = (done: string): string => `Za sada Vašim rečima: ${done}. Gosti drugih jezika dobijaju prvi tekst.`
export const stays = 'Ostaje kako jeste'
export const button = (label: string): string => `Dugme: ${label}`
export const parts: Record<MailPart, string> = {
  subject: 'Naslov',
  above: 'Tekst iznad dela sajta',
  below: 'Tekst ispod dela sajta',
}
export const unusable = 'Navodi nešto što više ne postoji. Dok ga ne promenite, šalje se prvi tekst.'
export const must = (names: string): string => `Mora da stoji: ${names}`
export const save = 'Sačuvaj tekstove'
export const saving = 'Čuvanje …'
export const saved = (name: string): string => `Tekstovi za „${name}“ su sačuvani`
export const same = 'Ništa nije promenjeno'
export const notSaved = 'Nije sačuvano'
export const toFirst = 'Nazad na prvi tekst'
export const toFirstDone = 'Prvi tekst je vraćen'
export const history = 'Raniji tekstovi'
export const historyHow = 'Poslednjih 25 na svakom jeziku. Onaj koji vratite se odmah šalje.'
export const line = (language: string, at: string): string => `${language}, ${at}`
export const by = (name: string): string => `${name}`
export const current = 'sada se šalje'
export const take = 'Vrati ovaj'
export const taken = 'Raniji tekst je vraćen'
export const preview = 'Kako izgleda'
export const previewHow = 'Za boravak po broju rezervacije, ili za primer. Ono čega boravak nema, kao povraćaj novca, izmišljeno je.'
export const language = 'Jezik'
export const bookingNumber = 'Broj rezervacije'
export const ofStay = 'Jezik boravka'
export const show = 'Prikaži'
export const send = 'Pošalji meni'
export const sentTo = (to: string): string => `Poruka je poslata na ${to}`
export const noSuch = 'Nema rezervacije sa ovim brojem'
export const savedShown = 'To su sačuvani tekstovi. „Pogledaj kako izgleda” kod jezika prikazuje ono što je tamo upisano.'
export const typedShown = 'To su tekstovi kako ste ih upisali. Nisu sačuvani.'
export const look = 'Pogledaj kako izgleda'
export const notShown = 'Nije prikazano'
export const fieldsHow = 'Pišite ih sa vitičastim zagradama; popunjavaju se za svaku poruku.'
export const mails: Record<WordedMail, { name: string; when: string }> = {
  welcome: { name: 'Dobrodošlica', when: 'Kad neko napravi nalog' },
  question_answered: { name: 'Odgovor na pitanje', when: 'Kad odgovorite na pitanje pre rezervacije' },
  offer: { name: 'Ponuda boravka', when: 'Kad pošaljete ponudu' },
  offer_of_several: { name: 'Ponuda više boravaka', when: 'Kad pošaljete ponudu sa boravcima po izboru' },
  offer_over: { name: 'Ponuda je istekla', when: 'Kad je niko ne prihvati na vreme' },
  transfer_missed: { name: 'Uplata nije stigla', when: 'Kad novac za ponudu ne stigne na vreme' },
  offer_withdrawn: { name: 'Ponuda je povučena', when: 'Kad povučete ponudu' },
  nights_lost: { name: 'Noći iz ponude su izgubljene', when: 'Kad drugi rezervišu sačuvane noći' },
  transfer: { name: 'Podaci za uplatu na račun', when: 'Kad gost prihvati ponudu i plaća na račun' },
  transfer_soon: { name: 'Rok za uplatu uskoro ističe', when: 'Dan pre roka za uplatu' },
  unfinished: { name: 'Rezervacija nije završena', when: 'Deset minuta pošto gost napusti stranu banke' },
  payment_failed: { name: 'Plaćanje nije uspelo', when: 'Kad banka odbije uplatu' },
  payment_received: { name: 'Uplata je primljena', when: 'Posle svake uplate' },
  payment_reversed: { name: 'Uplata je ispravljena', when: 'Kad uklonite greškom upisanu uplatu' },
  confirmed: { name: 'Rezervacija je potvrđena', when: 'Posle prve uplate' },
  confirmed_again: { name: 'Rezervacija ponovo važi', when: 'Kad vratite otkazanu rezervaciju' },
  instalment_soon: { name: 'Rata uskoro dospeva', when: 'Sedam dana pre roka' },
  instalment_today: { name: 'Rata dospeva danas', when: 'Na dan roka' },
  instalment_overdue: { name: 'Rata kasni', when: 'Tri dana posle roka' },
  arrival_asked: { name: 'Pitanje o vremenu dolaska', when: 'Kad ga pošaljete' },
  details_changed: { name: 'Promenjeni podaci', when: 'Kad promenite goste, želje ili kontakt' },
  stay_moved: { name: 'Promenjen boravak', when: 'Kad se promene datumi, vila, gosti ili cena' },
  change_agreed: { name: 'Promena je prihvaćena', when: 'Kad prihvatite promenu koju gost traži' },
  change_refused: { name: 'Promena je odbijena', when: 'Kad je odbijete' },
  cancelled: { name: 'Rezervacija je otkazana', when: 'Kad se boravak otkaže' },
  refunded: { name: 'Povraćaj novca', when: 'Kad banka pošalje novac' },
  surplus_refunded: { name: 'Povraćaj viška', when: 'Kad je nešto plaćeno dva puta' },
  review_asked: { name: 'Molba za recenziju', when: 'Dan posle odlaska' },
  review_reminded: { name: 'Druga molba za recenziju', when: 'Nedelju dana kasnije' },
  review_refused: { name: 'Recenzija nije prikazana', when: 'Kad ne prikažete recenziju' },
  request_received: { name: 'Zahtev je primljen', when: 'Kad gost piše u vezi sa uplatom' },
  request_resolved: { name: 'Zahtev je rešen', when: 'Kad ga označite kao rešen' },
  request_answered: { name: 'Odgovor na zahtev', when: 'Kad odgovorite na njega' },
  complaint_received: { name: 'Reklamacija je primljena', when: 'Kad se gost žali' },
  complaint_answered: { name: 'Odluka o reklamaciji', when: 'Kad odgovorite na reklamaciju' },
}
export const fields: Record<MailField, string> = {
  ...stayFields,
  stays: 'Koliko boravaka, kao „2 boravka“',
  instalment: 'Koja rata, kao 2',
  instalments: 'Od koliko rata',
  in_days: 'Kada, kao „za 7 dana“',
  due_on: 'Dan roka, u rečenici',
  amount: 'Iznos',
  held_until: 'Do kada se noći čuvaju',
  request: 'Broj zahteva',
  request_about: 'Tema zahteva',
  order_number: 'Broj porudžbine',
  complaint_number: 'Broj reklamacije',
}

true satisfies Translated<typeof import('../en/office-mail-words.ts'), typeof import('./office-mail-words.ts')>
