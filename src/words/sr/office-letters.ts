import type { Letter } from '#domain/bookings/letters.ts'
import type { Translated } from '../translated.ts'

export const letters: Record<Letter, { act: string; title: string }> = {
  instalment: { act: 'Podsetite na ratu', title: 'Podsetiti na ratu?' },
  arrival: { act: 'Pitajte za vreme dolaska', title: 'Pitati za vreme dolaska?' },
}
export const goesTo = (address: string): string => `Ova poruka ide na ${address}:`
export const text = 'Tekst poruke'
export const send = 'Pošaljite'
export const sending = 'Slanje…'
export const notSent = 'Poruka nije poslata'
export const onItsWay = 'Poruka je na putu'
export const remind = 'Podsetite'
export const askWhen = (guest: string): string => `Pitajte za vreme dolaska: ${guest}`

true satisfies Translated<typeof import('../en/office-letters.ts'), typeof import('./office-letters.ts')>
