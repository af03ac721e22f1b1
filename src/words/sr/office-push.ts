import type { Translated } from '../translated.ts'
import { formatNumber } from './numbers.ts'

type Guest = { name: string; villa: string }

const someone = ({ name }: Guest): string => name || 'Gost'

export const booked = (guest: Guest) => ({ title: `${someone(guest)}: nova rezervacija`, body: guest.villa })
export const paid = (guest: Guest) => ({ title: `${someone(guest)}: uplata je stigla`, body: guest.villa })
export const disputed = (guest: Guest) => ({ title: `${someone(guest)}: proverite uplatu`, body: guest.villa })
export const lost = (_: Guest) => ({ title: 'Uplata bez rezervacije', body: 'Otvorite da je rešite' })
export const written = (guest: Guest) => ({ title: `${someone(guest)}: nova poruka`, body: guest.villa })
export const overdue = (guest: Guest) => ({ title: `${someone(guest)}: rata još nije plaćena`, body: guest.villa })
export const conflict = (guest: Guest) => ({ title: `Dvaput rezervisano: ${guest.villa}`, body: `${someone(guest)} i platforma` })
export const complained = (guest: Guest) => ({ title: `${someone(guest)}: nova reklamacija`, body: guest.villa })
export const several = (count: number) => ({
  title: `Obaveštenja: ${formatNumber(count)}`,
  body: 'Otvorite administraciju da ih pročitate',
})
export const test = () => ({ title: 'Ovaj uređaj dobija obaveštenja', body: 'Tražili ste probu' })

true satisfies Translated<typeof import('../en/office-push.ts'), typeof import('./office-push.ts')>
