import { countingIn } from '../counting.ts'
import type { Translated } from '../translated.ts'

export { villa } from '../en/villas.ts'

export const seasideLocation = 'Δίπλα στη θάλασσα'
export const aHundredMetres = 'Εκατό μέτρα από μια ήσυχη παραλία, με θέα στη θάλασσα.'
export const modernAmenities = 'Σύγχρονες παροχές'
export const everythingAWeekAway = 'Ό,τι χρειάζεται μια εβδομάδα μακριά από το σπίτι.'
export const freeWifi = 'Δωρεάν WiFi'
export const airConditioning = 'Κλιματισμός'
export const privateParking = 'Ιδιωτικό πάρκινγκ'
export const seaView = 'Θέα στη θάλασσα'
export const kitchen = 'Κουζίνα'
export const terrace = 'Βεράντα'
export const upTo = (capacity: string | number): string => `Έως ${capacity}`
export const noImageAvailable = 'Δεν υπάρχει φωτογραφία'
export const viewDetails = 'Δείτε τη βίλα'
export const bookNow = 'Κράτηση'
export const thisVillaCannotBeShown = 'Η βίλα δεν μπορεί να εμφανιστεί αυτή τη στιγμή'
export const unableToLoadVillaInformation = (error: string | number): string => `Δεν φορτώθηκαν τα στοιχεία της βίλας: ${error}`
export const nothingWasLostPleaseTry = 'Τίποτα δεν χάθηκε. Δοκιμάστε ξανά σε λίγο.'
export const returnToAllVillas = 'Επιστροφή σε όλες τις βίλες'
export const nothingWasLostPleaseLoad = 'Τίποτα δεν χάθηκε. Φορτώστε ξανά τη σελίδα σε λίγο.'
export const noVillasAreCurrentlyAvailable = 'Αυτή τη στιγμή δεν υπάρχουν διαθέσιμες βίλες. Ελάτε ξανά σύντομα.'
export const villaOverview = 'Η βίλα με μια ματιά'
export const bookThisVilla = 'Κλείστε αυτή τη βίλα'
export const houseRulesAndDeposit = 'Κανόνες του σπιτιού και εγγύηση'
export const whereItIs = 'Πού βρίσκεται'
export const amenities = 'Παροχές'
export const backToAllVillas = 'Πίσω σε όλες τις βίλες'
export const noImagesAvailable = 'Δεν υπάρχουν φωτογραφίες'
export const checkAvailabilityBook = 'Διαθεσιμότητα και κράτηση'
export const bookingConfirmed = 'Η κράτηση επιβεβαιώθηκε!'
export const pagesOfVillas = 'Σελίδες με βίλες'
export const theVillas = 'Οι βίλες'
export const fourSeaViewVillasAround =
  'Τέσσερις βίλες με θέα στη θάλασσα γύρω από έναν κήπο και μια πισίνα: τα δωμάτια, τα κρεβάτια, τα τετραγωνικά και όσα κάνουν την καθεμία ξεχωριστή.'
export const fourMaisonettesAroundOneGarden =
  'Τέσσερις μεζονέτες γύρω από έναν κήπο, εκατό μέτρα από το νερό. Ρίξτε μια ματιά και μετά επιλέξτε ημερομηνίες.'
export const viewGallery = 'Δείτε τις φωτογραφίες'
export const loadingVillaInformation = 'Φόρτωση στοιχείων…'
/** A reader of Greek understands the name itself. */
export const inGreek = (_meaning: string): string | null => null
export const freeNightsAndPrices = 'Διαθέσιμες βραδιές και τιμές'
export const roomsAndBeds = 'Δωμάτια και κρεβάτια'

type Beds = { double: number; single: number; sofa: number }

const counting = countingIn('el')

export const capacity = counting({ one: 'επισκέπτης', other: 'επισκέπτες' })
export const bathrooms = counting({ one: 'μπάνιο', other: 'μπάνια' })
const doubles = counting({ one: 'διπλό κρεβάτι', other: 'διπλά κρεβάτια' })
const singles = counting({ one: 'μονό κρεβάτι', other: 'μονά κρεβάτια' })
const sofas = counting({ one: 'καναπές-κρεβάτι', other: 'καναπέδες-κρεβάτια' })

const named = (count: number, name: (count: number) => string) => (count > 0 ? name(count) : null)

/** '2 διπλά κρεβάτια, 1 μονό κρεβάτι'. */
export function bedConfiguration(beds: Beds): string {
  const parts = [named(beds.double, doubles), named(beds.single, singles), named(beds.sofa, sofas)]
  return parts.filter(Boolean).join(', ') || 'Δεν έχουν οριστεί κρεβάτια'
}
export const outsideAndMore = 'Εξωτερικοί χώροι και άλλα'

true satisfies Translated<typeof import('../en/villas.ts'), typeof import('./villas.ts')>
