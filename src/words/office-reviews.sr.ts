import type { ReviewState } from '#domain/bookings/review.ts'
import { ofDayWithin } from './serbian-days.ts'

export const reviews = 'Recenzije'
export const howTheyWork =
  'Gosti čiji je boravak plaćen ocenjuju ga od dana odlaska. Recenzija se objavljuje posle dve sedmice, ili čim je objavite ili na nju odgovorite. Možete da je zadržite samo iz jednog od navedenih razloga, koji gost čita.'
export const failedToLoad = 'Recenzije nisu učitane'
export const none = 'Još nema recenzija.'
export const pages = 'Strane sa recenzijama'
export const states: Record<ReviewState, string> = { waiting: 'Čeka', published: 'Objavljena', refused: 'Ne prikazuje se' }
export const stay = (villa: string, days: string): string => `${villa}, ${days}`
export const booking = (number: string): string => `Rezervacija ${number}`
export const writtenOn = (day: string): string => `Napisana ${ofDayWithin(day)}`
export const publishedFrom = (day: string): string => `Objavljuje se ${ofDayWithin(day)}, ako pre toga ne odlučite`
export const reason = 'Razlog'
export const pleaseChoose = 'Izaberite'
export const publish = 'Objavite sada'
export const publishing = 'Objavljujemo…'
export const published = 'Recenzija je objavljena'
export const answer = 'Odgovorite'
export const yourAnswer = 'Vaš odgovor se prikazuje uz recenziju'
export const saveAnswer = 'Sačuvajte odgovor'
export const saving = 'Čuvamo…'
export const answered = 'Vaš odgovor se prikazuje uz recenziju'
export const refuse = 'Ne prikazujte'
export const doNotShow = 'Ne prikazujte je'
export const refused = 'Recenzija se ne prikazuje; gost čita zašto'
export const notSaved = 'Nije sačuvano'
export const erased = 'Gost čiji su podaci obrisani'
export const of = (name: string): string => `recenzija gosta ${name}`
