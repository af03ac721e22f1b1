import type { Translated } from '../translated.ts'
import { formatNumber } from './numbers.ts'

type Guest = { name: string; villa: string }

const someone = ({ name }: Guest): string => name || 'Επισκέπτης'

export const booked = (guest: Guest) => ({ title: `${someone(guest)}: νέα κράτηση`, body: guest.villa })
export const paid = (guest: Guest) => ({ title: `${someone(guest)}: νέα πληρωμή`, body: guest.villa })
export const disputed = (guest: Guest) => ({ title: `${someone(guest)}: ελέγξτε μια πληρωμή`, body: guest.villa })
export const lost = (_: Guest) => ({ title: 'Πληρωμή χωρίς κράτηση', body: 'Ανοίξτε για να τακτοποιηθεί' })
export const written = (guest: Guest) => ({ title: `${someone(guest)}: νέο μήνυμα`, body: guest.villa })
export const overdue = (guest: Guest) => ({ title: `${someone(guest)}: η δόση δεν έχει πληρωθεί`, body: guest.villa })
export const conflict = (guest: Guest) => ({ title: `Διπλή κράτηση: ${guest.villa}`, body: `${someone(guest)} και μια πλατφόρμα` })
export const complained = (guest: Guest) => ({ title: `${someone(guest)}: νέο παράπονο`, body: guest.villa })
export const several = (count: number) => ({
  title: `Ειδοποιήσεις: ${formatNumber(count)}`,
  body: 'Ανοίξτε τη διαχείριση για να τις διαβάσετε',
})
export const test = () => ({ title: 'Αυτή η συσκευή παίρνει ειδοποιήσεις', body: 'Ζητήσατε μια δοκιμή' })

true satisfies Translated<typeof import('../en/office-push.ts'), typeof import('./office-push.ts')>
