import type { Translated } from '../translated.ts'

export const failedToLoadAmenities = 'Οι παροχές δεν φορτώθηκαν'
export const amenities = 'Παροχές'
export const poolGardenBeachAndBarbecue =
  'Πισίνα, κήπος, παραλία και μπάρμπεκιου, και σε κάθε βίλα κουζίνα, κλιματισμός, WiFi, λευκά είδη και ένας οικοδεσπότης.'
export const whatIsThereWhen = 'Τι θα βρείτε όταν φτάσετε, για να ταξιδέψετε με λίγα πράγματα.'
export const additionalAmenities = 'Επιπλέον παροχές'
export const bringASwimsuitTheRest = 'Φέρτε ένα μαγιό. Όλα τα άλλα είναι εδώ.'
export const amenitiesComingSoon = 'Οι παροχές έρχονται σύντομα'
export const weAreStillWritingDown = 'Γράφουμε ακόμη τι προσφέρουν οι βίλες. Στο μεταξύ ρωτήστε μας· η διεύθυνση είναι στο κάτω μέρος.'
export const indoor = 'Μέσα'
export const outdoor = 'Έξω'
export const services = 'Υπηρεσίες'

export const failedToLoadAttractions = 'Τα μέρη της περιοχής δεν φορτώθηκαν'
export const nearbyAttractions = 'Στη γύρω περιοχή'
export const beachesTavernasWalksBoats =
  'Παραλίες, ταβέρνες, περίπατοι, βάρκες και κρουαζιέρα κατά μήκος του Αγίου Όρους: τι υπάρχει γύρω από τις βίλες και πόσο απέχει.'
export const mostDaysNobodyWants =
  'Τις περισσότερες μέρες κανείς δεν θέλει να φύγει από τον κήπο. Για τις υπόλοιπες, δείτε τι υπάρχει εδώ κοντά.'
export const ourListIsBeingWritten =
  'Ο κατάλογός μας ετοιμάζεται. Ρωτήστε μας πού μας αρέσει να πηγαίνουμε· η διεύθυνση είναι στο κάτω μέρος.'
export const pickYourWeekTheCoast = 'Διαλέξτε την εβδομάδα σας· η ακτή θα σας περιμένει.'
export const beaches = 'Παραλίες'
export const whereToEat = 'Πού να φάτε'
export const outAndAbout = 'Βόλτες και εκδρομές'
export const sightseeing = 'Αξιοθέατα'
export const onTheMap = 'Στον χάρτη'

export const pagesOfPictures = 'Σελίδες με φωτογραφίες'
export const ourGallery = 'Οι φωτογραφίες μας'
export const theVillasTheirRooms = 'Οι βίλες, τα δωμάτιά τους, η πισίνα και ο κήπος και η ακτή γύρω τους, σε φωτογραφίες.'
export const theHousesTheRooms = 'Τα σπίτια, τα δωμάτια, ο κήπος και η θάλασσα στην άκρη του. Με την ησυχία σας.'
export const featuredPictures = 'Επιλεγμένες φωτογραφίες'
export const allPictures = 'Όλες οι φωτογραφίες'
export const theLightIsEvenBetter = 'Από κοντά το φως είναι ακόμη πιο όμορφο.'
export const all = 'Όλες'
export const exteriors = 'Εξωτερικά'
export const interiors = 'Εσωτερικά'
export const surroundings = 'Γύρω περιοχή'
export const galleryCategories = 'Κατηγορίες φωτογραφιών'
export const imageNotFound = 'Η φωτογραφία δεν βρέθηκε'
export const picturesInFullSize = 'Φωτογραφίες σε πλήρες μέγεθος'
export const ofIt = (index: string | number, length: string | number): string => `${index} από ${length}`
export const close = 'Κλείσιμο'
export const previousPicture = 'Προηγούμενη φωτογραφία'
export const nextPicture = 'Επόμενη φωτογραφία'
export const noImagesFound = 'Δεν υπάρχουν φωτογραφίες σε αυτή την κατηγορία.'
export const pictureOfTheVillas = 'Φωτογραφία από τις βίλες'

true satisfies Translated<typeof import('../en/place.ts'), typeof import('./place.ts')>
