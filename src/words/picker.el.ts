import type { Notice } from '#domain/bookings/picker.ts'
import * as counts from './counts.el.ts'
import { onDay } from './greek-days.ts'
import { onWeekdays } from './weekdays.el.ts'
import { writtenDay } from './written.el.ts'

type CodeOf<N> = N extends { code: infer Code extends string } ? Code : Extract<N, string>
type ParamsOf<Code, N = Notice> = N extends { code: infer Own } ? (Code extends Own ? N : never) : never
type Text = [title: string, text: string]
type Words = { [Code in CodeOf<Notice>]: [ParamsOf<Code>] extends [never] ? Text : (params: ParamsOf<Code>) => Text }

const NOT_AVAILABLE = 'Μη διαθέσιμες ημερομηνίες'

const notices: Words = {
  sunday_check_in: ['Χωρίς αφίξεις την Κυριακή', 'Τις Κυριακές δεν γίνονται αφίξεις. Επιλέξτε άλλη ημέρα.'],
  sunday_check_out: ['Χωρίς αναχωρήσεις την Κυριακή', 'Τις Κυριακές δεν γίνονται αναχωρήσεις. Επιλέξτε άλλη ημέρα.'],
  taken: [NOT_AVAILABLE, 'Αυτές οι βραδιές είναι ήδη κλεισμένες. Επιλέξτε άλλες ημερομηνίες.'],
  only_check_out: [
    'Μόνο αναχώρηση',
    'Μια διαμονή μπορεί να τελειώσει αυτή την ημέρα, όχι όμως και να αρχίσει. Επιλέξτε άλλη ημέρα άφιξης.',
  ],
  closed: ['Κλειστά', 'Αυτή την εποχή είμαστε κλειστά. Επιλέξτε άλλες ημερομηνίες.'],
  too_soon: ({ day }) => ['Λίγο νωρίς', `Πρώτη δυνατή άφιξη: ${writtenDay(day)}.`],
  not_yet: ({ day }) => ['Όχι ακόμη', `Οι κρατήσεις για αυτές τις ημερομηνίες ανοίγουν ${onDay(writtenDay(day))}.`],
  arrival_day: ({ days }) => ['Άλλη ημέρα άφιξης', `Αυτή την εποχή οι διαμονές αρχίζουν ${onWeekdays(days)}.`],
  departure_day: ({ days }) => ['Άλλη ημέρα αναχώρησης', `Αυτή την εποχή οι διαμονές τελειώνουν ${onWeekdays(days)}.`],
  too_far_ahead: ({ year }) => ['Πολύ μακρινή ημερομηνία', `Δεχόμαστε κρατήσεις μόνο έως το ${year}. Επιλέξτε νωρίτερη ημερομηνία.`],
  gap: ({ nights }) => ['Ανάμεσα σε δύο διαμονές', `Διαθέσιμες ανάμεσα σε δύο διαμονές: ${counts.nights(nights)}. Κλείνονται μόνο μαζί.`],
  minimum_stay: ({ nights }) => ['Ελάχιστη διαμονή', `Η ελάχιστη διαμονή είναι ${counts.nights(nights)}. Προσαρμόσαμε την επιλογή σας.`],
  too_long: ({ nights }) => [
    'Μέγιστη διαμονή',
    `Η μέγιστη διαμονή είναι ${counts.nights(nights)}. Επιλέξτε νωρίτερη αναχώρηση ή γράψτε μας.`,
  ],
  too_close_to_next: ({ nights }) => [
    NOT_AVAILABLE,
    `Η ελάχιστη διαμονή είναι ${counts.nights(nights)} και θα έπεφτε σε βραδιές που είναι ήδη κλεισμένες. Επιλέξτε νωρίτερη άφιξη.`,
  ],
  minimum_past_window: ({ nights, year }) => [
    'Εκτός περιόδου κρατήσεων',
    `Η ελάχιστη διαμονή είναι ${counts.nights(nights)} και θα ξεπερνούσε το τέλος του ${year}. Επιλέξτε νωρίτερη άφιξη.`,
  ],
}

/** The words of a notice, for a toast. */
export function noticeWords(notice: Notice): { title: string; text: string } {
  const code = typeof notice === 'string' ? notice : notice.code
  const words = notices[code] as Text | ((params: Notice) => Text)
  const [title, text] = typeof words === 'function' ? words(notice) : words
  return { title, text }
}

export const goToMonth = 'Μετάβαση σε μήνα'
export const previousMonth = 'Προηγούμενος μήνας'
export const nextMonth = 'Επόμενος μήνας'

/** From Sunday to Saturday. */
export const weekdays = [
  ['Κυ', 'Κυριακή'],
  ['Δε', 'Δευτέρα'],
  ['Τρ', 'Τρίτη'],
  ['Τε', 'Τετάρτη'],
  ['Πέ', 'Πέμπτη'],
  ['Πα', 'Παρασκευή'],
  ['Σά', 'Σάββατο'],
] as const
