// Notices on the telephones of the house. Anybody who sees the screen reads them: first name and villa, never an amount or what was written.
import { formatNumber } from './numbers.ts'

type Guest = { name: string; villa: string }

const someone = ({ name }: Guest): string => name || 'A guest'

export const booked = (guest: Guest) => ({ title: `${someone(guest)} has booked`, body: guest.villa })
export const paid = (guest: Guest) => ({ title: `${someone(guest)} has paid`, body: guest.villa })
export const disputed = (guest: Guest) => ({ title: `A payment of ${someone(guest)} needs a look`, body: guest.villa })
export const lost = (_: Guest) => ({ title: 'A payment belongs to no booking', body: 'Open to settle it' })
export const written = (guest: Guest) => ({ title: `${someone(guest)} has written`, body: guest.villa })
export const overdue = (guest: Guest) => ({ title: `${someone(guest)} has not paid yet`, body: guest.villa })
export const conflict = (guest: Guest) => ({ title: `Booked twice: ${guest.villa}`, body: `${someone(guest)} and a platform` })
export const complained = (guest: Guest) => ({ title: `${someone(guest)} has complained`, body: guest.villa })
export const several = (count: number) => ({ title: `${formatNumber(count)} notices`, body: 'Open the back office to read them' })
export const test = () => ({ title: 'This device gets notices', body: 'You have asked for a test' })
