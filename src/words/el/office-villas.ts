import type { CountedFact } from '#domain/villas/family-facts.ts'
import type { Translated } from '../translated.ts'
import * as counts from './counts.ts'
import { onDay } from './grammar.ts'

export const pagesOfVillas = 'Σελίδες με βίλες'
export const manageVillas = 'Διαχείριση βιλών'
export const addVilla = 'Προσθήκη βίλας'
export const villaLoadingError = (error: string | number): string => `Οι βίλες δεν φορτώθηκαν: ${error}`
export const nothingWasLostPleaseLook = 'Δεν χάθηκε τίποτα. Ξαναδείτε σε λίγο.'
export const thereAreNoVillasYet = 'Δεν υπάρχουν ακόμη βίλες. Προσθέστε την πρώτη.'
export const deleteIt = (text: string | number): string => `Διαγραφή: ${text}`
export const deleteIt2 = 'Διαγραφή'
export const deleting = 'Διαγραφή…'
export const areYouSureYouWant = 'Θέλετε σίγουρα να διαγράψετε αυτή τη βίλα; Δεν αναιρείται.'
export const aVillaThatHasBookings =
  'Μια βίλα με κρατήσεις αποσύρεται από την πώληση και τον ιστότοπο· οι κρατήσεις της μένουν, και μπορείτε να την επαναφέρετε.'
export const aFeatureNeedsBoth = 'Ένα χαρακτηριστικό χρειάζεται τίτλο και περιγραφή.'
export const couldNotSaveVillaData = 'Τα στοιχεία της βίλας δεν αποθηκεύτηκαν'
export const villaCreated = 'Η βίλα προστέθηκε'
export const villaUpdated = 'Η βίλα άλλαξε'
export const couldNotDeleteVilla = 'Η βίλα δεν διαγράφηκε'
export const villaDeleted = 'Η βίλα διαγράφηκε'
export const villaBroughtBack = 'Η βίλα επανήλθε'
export const invalidFile = 'Μη έγκυρο αρχείο'
export const uploadFailed = 'Η αποστολή απέτυχε'
export const address = (label: string | number): string => `${label}: διεύθυνση`
export const pictures = '/pictures/…'
export const uploadAFile = (label: string | number): string => `${label}: αποστολή αρχείου`
export const uploading = 'Αποστολή…'
export const edit = (name: string | number): string => `Επεξεργασία: ${name}`
export const name = 'Όνομα'
export const nameInGreekLetters = 'Όνομα με ελληνικά γράμματα'
export const meaning = 'Σημασία'
export const claim = 'Σύντομη φράση'
export const atMost1000CharactersCards = 'Έως 1000 χαρακτήρες· οι κάρτες δείχνουν τους πρώτους 150.'
export const description = 'Περιγραφή'
export const atMost5000Characters = 'Έως 5000 χαρακτήρες.'
export const sizeM = 'Εμβαδόν (m²)'
export const guests = 'Επισκέπτες'
export const bathrooms = 'Μπάνια'
export const doubleBeds = 'Διπλά κρεβάτια'
export const singleBeds = 'Μονά κρεβάτια'
export const sofaBeds = 'Καναπέδες-κρεβάτια'
export const view = 'Θέα'
export const viewSuchAs = 'Για παράδειγμα: κήπος και θάλασσα. Έως 120 χαρακτήρες.'
export const beachDistance = 'Απόσταση από την παραλία (μ.)'
export const mainImage = 'Κύρια φωτογραφία'
export const features = 'Χαρακτηριστικά'
export const feature = 'Χαρακτηριστικό'
export const title = (label: string | number): string => `${label}: τίτλος`
export const title2 = 'Τίτλος'
export const description2 = (label: string | number): string => `${label}: περιγραφή`
export const amenities = 'Παροχές'
export const amenity = 'Παροχή'
export const images = 'Φωτογραφίες'
export const image = 'Φωτογραφία'
export const withdrawnVillas = 'Βίλες που αποσύρθηκαν'
export const neitherShownNorSold = 'Δεν εμφανίζονται και δεν πωλούνται· οι κρατήσεις τους μένουν. Όταν επανέλθει, μια βίλα είναι όπως ήταν.'
export const withdrawn = (withdrawnAt: string | number): string => `Αποσύρθηκε ${onDay(withdrawnAt)}`
export const oneMoment = 'Μια στιγμή…'
export const bringBack = 'Επαναφορά'
export const villa = 'βίλα'
export const seePage = 'Δείτε τη σελίδα της'
export const guide = 'Οδηγός'
export const guideTo = (villa: string): string => `Οδηγός: ${villa}`
export const allVillas = 'Όλες οι βίλες'
export const whoReadsTheGuide =
  'Οι επισκέπτες διαβάζουν οδηγίες και οδηγό σπιτιού στη σελίδα της διαμονής τους από την ημέρα που πληρώθηκε ολόκληρη έως την αναχώρηση, και τον κωδικό της πόρτας από τρεις ημέρες πριν από την άφιξη.'
export const directions = 'Οδηγίες πρόσβασης'
export const houseGuide = 'Οδηγός σπιτιού'
export const textHint = 'Μια κενή γραμμή αρχίζει νέα παράγραφο, το «## » επικεφαλίδα.'
export const doorCode = 'Κωδικός πόρτας'
export const doorCodeKept = 'Ο κωδικός πόρτας φυλάσσεται. Δεν εμφανίζεται εδώ· γράψτε νέον για να τον αντικαταστήσετε.'
export const noDoorCode = 'Δεν φυλάσσεται ακόμη κωδικός πόρτας.'
export const removeDoorCode = 'Κατάργηση του κωδικού πόρτας'
export const saveGuide = 'Αποθήκευση οδηγού'
export const saving = 'Αποθήκευση…'
export const guideSaved = 'Ο οδηγός αποθηκεύτηκε'
export const roomsAndBeds = 'Δωμάτια και κρεβάτια'
export const room = 'Δωμάτιο'
export const nameOf = (label: string): string => `${label}: όνομα`
export const bedsOf = (label: string): string => `${label}: κρεβάτια`
export const roomSuchAs = 'Πρώτο υπνοδωμάτιο'
export const bedsSuchAs = 'Διπλό κρεβάτι, μπαλκόνι προς τη θάλασσα'
export const captionOf = (label: string): string => `${label}: λεζάντα`
export const captionSuchAs = 'Λεζάντα, όπως Κουζίνα'
export const captionOfMainImage = 'Λεζάντα της κύριας φωτογραφίας'
export const floorPlan = 'Κάτοψη'
export const registrationKind = 'Είδος ελληνικού αριθμού μητρώου'
export const registrationNumber = 'Αριθμός μητρώου'
export const levyClass = 'Κατηγορία του τέλους ανθεκτικότητας'
export const levyClassMeans = 'Τα ποσά κάθε κατηγορίας είναι στις «Τιμές», «Τέλος ανθεκτικότητας».'
export const cancellation = 'Πολιτική ακύρωσης αυτής της βίλας'
export const cancellationMeans =
  'Μία σειρά ανά γραμμή: ημέρες πριν από την άφιξη, και πόσο από όσα πληρώθηκαν επιστρέφεται, όπως 21: 70. Κενό: η πολιτική των ρυθμίσεων. Οι κρατήσεις κρατούν εκείνη με την οποία έγιναν.'
/** Titles of the parts of a villa's form. */
export const parts = {
  texts: 'Όνομα και κείμενα',
  size: 'Εμβαδόν, δωμάτια και κρεβάτια',
  pictures: 'Φωτογραφίες και κάτοψη',
  offers: 'Τι προσφέρει',
  law: 'Αριθμός μητρώου και ακύρωση',
}
export const comingStays = (stays: number): string => `Έρχονται ακόμη ${counts.stays(stays)} σε αυτή τη βίλα`
export const comingStaysStaySold =
  'Μένουν πουλημένες και εμφανίζονται στη λίστα προσοχής. Φιλοξενήστε τους επισκέπτες, μεταφέρετε τις διαμονές σε άλλη βίλα ή ακυρώστε τις.'
export const factsLeftOut = 'Οι επισκέπτες βλέπουν μόνο όσα συμπληρώνετε. Παραλείψτε όσα δεν γνωρίζετε με βεβαιότητα.'
export const notTold = 'Δεν αναφέρεται'
export const countedUnits: Record<CountedFact, string> = {
  stairs: 'Σκαλοπάτια μέσα',
  poolDistance: 'Μέτρα έως την πισίνα',
  poolDepth: 'Μέγιστο βάθος πισίνας σε εκατοστά',
}

true satisfies Translated<typeof import('../en/office-villas.ts'), typeof import('./office-villas.ts')>
