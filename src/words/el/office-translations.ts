import type { TranslatedKind } from '#domain/translations/fields.ts'
import type { Translated } from '../translated.ts'
import { formatNumber } from './numbers.ts'

export const title = 'Μεταφράσεις'
export const whatIsTranslated =
  'Τα κείμενά σας στις άλλες γλώσσες του ιστοτόπου. Κείμενο χωρίς μετάφραση εμφανίζεται στα αγγλικά. Οι όροι και το απόρρητο εμφανίζονται στα αγγλικά και όσο η μετάφρασή τους είναι παλαιότερη από αυτά.'
export const failedToLoad = 'Οι μεταφράσεις δεν φορτώθηκαν'
export const text = 'Κείμενο'
export const texts = 'Κείμενα του ιστοτόπου'
export const groups: Record<string, string> = {
  settings: 'Αρχική σελίδα και ρυθμίσεις',
  law: 'Όροι και απόρρητο',
  prices: 'Περίοδοι, εκπτώσεις και χρεώσεις',
  amenities: 'Παροχές',
  attractions: 'Στη γύρω περιοχή',
  pictures: 'Περιγραφές εικόνων',
}
export const translatedOf = (translated: number, all: number): string => `${formatNumber(translated)} από ${formatNumber(all)}`
export const changedSince = (changed: number): string => `άλλαξαν στο μεταξύ: ${formatNumber(changed)}`
export const progress = (language: string, translated: number, all: number): string =>
  `${language}: ${formatNumber(translated)} από ${formatNumber(all)} μεταφρασμένα`
export const allTexts = 'Όλα τα κείμενα'
export const openOnly = 'Μόνο όσα εκκρεμούν'
export const translateTo = 'Μετάφραση σε'
export const pages = 'Σελίδες με κείμενα'
export const everythingIsDone = 'Εδώ έχουν μεταφραστεί όλα.'
export const englishChanged = 'Το αγγλικό κείμενο άλλαξε στο μεταξύ'
export const itWas = 'Πώς ήταν'
export const stillRight = 'Η μετάφραση ισχύει ακόμη'
export const noTranslation = 'Δεν έχει μεταφραστεί ακόμη'
export const save = 'Αποθήκευση'
export const saving = 'Αποθήκευση…'
export const notSaved = 'Οι μεταφράσεις δεν αποθηκεύτηκαν'
export const fits = (room: number): string => `Εκεί όπου εμφανίζεται χωρούν έως ${formatNumber(room)} χαρακτήρες.`
export const isCutOff = (length: number, room: number): string =>
  `${formatNumber(length)} χαρακτήρες, αλλά εκεί όπου εμφανίζεται χωρούν ${formatNumber(room)}: το υπόλοιπο κόβεται.`
export const saved = (count: number): string =>
  count === 1 ? 'Αποθηκεύτηκε 1 μετάφραση' : `Αποθηκεύτηκαν ${formatNumber(count)} μεταφράσεις`
export const nothingToSave = 'Δεν άλλαξε καμία μετάφραση'
export const fieldOf = (field: string, of: string): string => `${of}: ${field}`
export const inLanguage = (language: string, field: string): string => `${language}: ${field}`
export const whatYouTyped = 'Τι πληκτρολογήσατε'
export const ownersOnly = 'Αυτά τα κείμενα τα αλλάζουν μόνο οι ιδιοκτήτες.'

export const fields: Record<TranslatedKind, Record<string, string>> = {
  villa: {
    meaning: 'Σημασία του ονόματος',
    claim: 'Σύντομη φράση',
    view: 'Θέα',
    about: 'Για τη βίλα',
    'features.*.title': 'Χαρακτηριστικό',
    'features.*.description': 'Περιγραφή χαρακτηριστικού',
    'rooms.*.name': 'Δωμάτιο',
    'rooms.*.beds': 'Κρεβάτια δωματίου',
    'captions.*.text': 'Κείμενο πάνω σε εικόνα',
    'amenities.*': 'Παροχή',
  },
  guide: { directions: 'Οδηγίες πρόσβασης', houseGuide: 'Οδηγός σπιτιού' },
  amenity: { title: 'Τίτλος', description: 'Περιγραφή' },
  attraction: { title: 'Τίτλος', description: 'Περιγραφή', distance: 'Απόσταση', location: 'Τοποθεσία' },
  picture: { 'alts.*': 'Περιγραφή εικόνας' },
  price: { 'seasons.*': 'Περίοδος', 'discounts.*': 'Έκπτωση', 'terms.*': 'Περιγραφή έκπτωσης', 'fees.*': 'Χρέωση' },
  settings: {
    'general.tagline': 'Σύνθημα',
    'general.heroTitle': 'Τίτλος αρχικής σελίδας',
    'general.heroSubtitle': 'Υπότιτλος αρχικής σελίδας',
    'general.heroText': 'Κείμενο αρχικής σελίδας',
    'contact.address': 'Διεύθυνση του καταλύματος',
    'seo.metaTitle': 'Τίτλος για μηχανές αναζήτησης',
    'seo.metaDescription': 'Περιγραφή για μηχανές αναζήτησης',
    'included.list': 'Τι περιλαμβάνεται',
    'hosts.names': 'Ονόματα οικοδεσποτών',
    'hosts.story': 'Η ιστορία των οικοδεσποτών',
    'testimonials.quote1': 'Πρώτο σχόλιο',
    'testimonials.guests1': 'Επισκέπτες πρώτου σχολίου',
    'testimonials.quote2': 'Δεύτερο σχόλιο',
    'testimonials.guests2': 'Επισκέπτες δεύτερου σχολίου',
    'testimonials.quote3': 'Τρίτο σχόλιο',
    'testimonials.guests3': 'Επισκέπτες τρίτου σχολίου',
    'rating.word': 'Βαθμολογία με μια λέξη',
    'rating.source': 'Πηγή βαθμολογίας',
    'company.activity': 'Δραστηριότητα εταιρείας',
    'company.address': 'Διεύθυνση εταιρείας',
    'company.vatStatement': 'Δήλωση ΦΠΑ',
  },
  law: {
    'texts.terms': 'Όροι και προϋποθέσεις',
    'texts.privacy': 'Πολιτική απορρήτου',
    'law.euRepresentative': 'Εκπρόσωπος στην Ευρωπαϊκή Ένωση',
    'law.authority': 'Αρχή προστασίας δεδομένων',
    'law.disputeBodies': 'Φορείς επίλυσης διαφορών',
  },
}

true satisfies Translated<typeof import('../en/office-translations.ts'), typeof import('./office-translations.ts')>
