import { ended } from '../full-stop.ts'
import type { Translated } from '../translated.ts'
import { theDay } from './grammar.ts'
import { formatNumber } from './numbers.ts'

export const calendars = 'Ημερολόγια'
export const connectACalendar = 'Σύνδεση ημερολογίου'
export const villasThatAreOffered =
  'Βίλες που προσφέρονται και σε άλλες πλατφόρμες. Βραδιές που κλείνονται εκεί κρατούνται εδώ, βραδιές που κλείνονται εδώ δηλώνονται εκεί: σε λεπτά από αυτή την πλευρά, σε ώρες από τη δική τους.'
export const failedToLoadTheCalendars = 'Τα ημερολόγια δεν φορτώθηκαν'
export const noPlatformIsConnected = 'Καμία πλατφόρμα δεν είναι συνδεδεμένη. Τις βραδιές πουλά μόνο αυτός ο ιστότοπος.'
export const disconnect = 'Αποσύνδεση'
export const disconnecting = 'Αποσύνδεση…'
export const canNoLongerRead = (name: string | number, villa: string | number): string =>
  `Το ${name} δεν θα διαβάζει πια ποιες βραδιές είναι κλεισμένες (${villa}), και οι βραδιές που κρατούνται γι’ αυτό ελευθερώνονται.`
/** Coming stays whose nights a disconnection frees. */
export const staysOnSaleAgain = (stays: number): string =>
  stays === 1
    ? 'Οι βραδιές 1 επερχόμενης διαμονής θα πωλούνται ξανά εδώ.'
    : `Οι βραδιές ${formatNumber(stays)} επερχόμενων διαμονών θα πωλούνται ξανά εδώ.`
export const failedToReadTheCalendar = 'Το ημερολόγιο δεν διαβάστηκε'
export const failedToConnectTheCalendar = 'Το ημερολόγιο δεν συνδέθηκε'
export const theCalendarIsConnected = 'Το ημερολόγιο συνδέθηκε'
export const theCalendarHasBeenRead = 'Το ημερολόγιο διαβάστηκε'
export const theCalendarsNightsAreFree = 'Οι βραδιές του ημερολογίου είναι ελεύθερες'
export const failedToDisconnectTheCalendar = 'Το ημερολόγιο δεν αποσυνδέθηκε'
export const theCalendarIsDisconnected = 'Το ημερολόγιο αποσυνδέθηκε'
export const silent = 'Χωρίς επαφή'
export const suddenlyEmpty = 'Ξαφνικά άδειο'
export const suddenlyFewer = 'Ξαφνικά λιγότερες βραδιές'
export const partlyRead = 'Διαβάστηκε εν μέρει'
export const cannotBeRead = 'Δεν διαβάζεται'
export const notHeardYet = 'Καμία επαφή ακόμη'
export const inTouch = 'Σε επαφή'
export const addressForToRead = (name: string | number): string => `Διεύθυνση που διαβάζει: ${name}`
export const lastFetchedBy = (fetchedBy: string | number, fetchedAt: string | number): string =>
  `Τελευταία λήψη: ${fetchedBy}, ${fetchedAt}.`
export const hasNotFetchedItYet = (name: string | number): string => `Το ${name} δεν το έχει λάβει ακόμη.`
export const nothingIsReadFrom = (name: string | number): string => `Δεν διαβάζεται τίποτα από: ${ended(String(name))}`
export const readFrom = (name: string | number): string => `Διαβάζεται από: ${name}`
export const lastRead = (readAt: string | number): string => `Τελευταία ανάγνωση: ${readAt}.`
export const neverReadYet = 'Δεν έχει διαβαστεί ακόμη.'
export const keptFromIt = 'κρατούνται από αυτό.'
export const sinceItTells = (emptySince: string | number): string =>
  `Δεν δηλώνει καμία κλεισμένη βραδιά από: ${emptySince}. Κρατούνται εδώ για μία ημέρα, εκτός αν πείτε ότι είναι σωστό.`
export const sinceItLacks = (shrunkSince: string | number): string =>
  `Λείπουν πολλές βραδιές που δήλωνε, από: ${shrunkSince}. Κρατούνται εδώ για μία ημέρα, εκτός αν πείτε ότι είναι σωστό.`
export const notReadOf = (unread: number, all: number): string =>
  `Δεν διαβάστηκαν ${formatNumber(unread)} από ${formatNumber(all)} εγγραφές. Όπου διαβάζεται η αρχή, κρατείται η βραδιά της. Συγκρίνετε με την πλατφόρμα.`
export const relays = 'Να δηλώνονται και οι βραδιές που κλείνονται αλλού'
export const relaysHint =
  'Μόνο αν οι πλατφόρμες δεν διαβάζουν η μία την άλλη. Μια διαμονή της μιας κλείνει τότε και σε αυτήν, σε λίγες ώρες. Οι διαμονές εδώ δηλώνονται πάντα.'
export const leavesOutClosed = 'Να παραλείπονται οι βραδιές που απλώς κρατά κλειστές'
export const leavesOutClosedHint =
  'Βραδιές που η Airbnb και το Vrbo απλώς κρατούν κλειστές δεν είναι κρατήσεις. Η Booking.com ονομάζει το ίδιο διαμονές και κλειστές βραδιές, οπότε εκεί δεν παραλείπεται τίποτα.'
export const whatIsExchanged = 'Τι ανταλλάσσεται'
export const save = 'Αποθήκευση'
export const saving = 'Αποθήκευση…'
export const theCalendarIsChanged = 'Το ημερολόγιο άλλαξε'
export const failedToChangeTheCalendar = 'Το ημερολόγιο δεν άλλαξε'
export const readNow = 'Ανάγνωση τώρα'
export const freeItsNights = 'Ελευθέρωση των βραδιών του'
export const nightsThatAPlatform = 'Βραδιές που έχει και μια πλατφόρμα'
export const saysFromTo = (
  villa: string | number,
  calendar: string | number,
  summary: string | number,
  from: string | number,
  until: string | number,
): string => `${villa}: το ${calendar} λέει «${summary}», ${from} – ${until}·`
export const isSoldHereFromTo = (checkIn: string | number, checkOut: string | number): string =>
  `εδώ πουλήθηκε από ${theDay(checkIn)} έως ${theDay(checkOut)}.`
export const villa = 'Βίλα'
export const platform = 'Πλατφόρμα'
export const airbnb = 'Airbnb'
export const addressOfItsCalendar = 'Διεύθυνση του ημερολογίου της'
export const whereThePlatformCalls =
  'Εκεί που η πλατφόρμα λέει «εξαγωγή ημερολογίου». Οι βραδιές της κρατούνται εδώ· χωρίς αυτό δηλώνονται εκεί μόνο οι δικές μας.'
export const connecting = 'Σύνδεση…'
export const connect = 'Σύνδεση'
export const blocks = (count: number): string => (count === 1 ? '1 αποκλεισμός' : `${formatNumber(count)} αποκλεισμοί`)

true satisfies Translated<typeof import('../en/office-calendars.ts'), typeof import('./office-calendars.ts')>
