import type { Translated } from '../translated.ts'

export const theVillas = 'Οι βίλες'
export const eachHasItsOwnCharacter = 'Καθεμία έχει τον χαρακτήρα της· όλες κοιτούν τη θάλασσα.'
export const howTheDaysGoBy = 'Πώς περνούν οι μέρες εδώ'
export const allAmenities = 'Όλες οι παροχές'
export const whatGuestsSay = 'Τι λένε οι επισκέπτες'
export const yourWeekByTheSea = 'Η εβδομάδα σας στη θάλασσα είναι ακόμη διαθέσιμη'
export const seeEveryNightsPrice =
  'Δείτε στο ημερολόγιο την τιμή κάθε βραδιάς, διαλέξτε βίλα και πληρώστε εφάπαξ ή σε τρεις δόσεις. Χωρίς πρακτορείο ενδιάμεσα.'
export const chooseYourDates = 'Επιλέξτε ημερομηνίες'
export const bookNow = 'Κράτηση'
export const viewGallery = 'Δείτε τις φωτογραφίες'
export const mapOfTheVillas = 'Χάρτης με τις βίλες και την ακτή γύρω τους'
export const showTheMap = 'Εμφάνιση χάρτη'
export const theMapComesFromOpenstreetmap = 'Ο χάρτης είναι από το openstreetmap.org και φορτώνει μόνο όταν το ζητήσετε.'
export const openItInANew = 'Άνοιγμα σε νέα καρτέλα'
export const findFreeDates = 'Εύρεση διαθέσιμων ημερομηνιών'
export const checkIn = 'Άφιξη'
export const checkOut = 'Αναχώρηση'
export const guests = 'Επισκέπτες'
export const seePrices = 'Δείτε τιμές'
export const fiveOfFiveStars = 'Πέντε στα πέντε αστέρια'
export const fourHousesOneGarden = 'Τέσσερα σπίτια, ένας κήπος και στην άκρη του η θάλασσα'
export const fourMaisonettesWithSeaViews =
  'Τέσσερις μεζονέτες με θέα στη θάλασσα μοιράζονται έναν κήπο με πισίνα και βεράντα για ηλιοθεραπεία. Κάθε βίλα έχει τη δική της βεράντα και θέση στάθμευσης· τα βράδια συναντιόμαστε όλοι στο μεγάλο τραπέζι δίπλα στην ψησταριά.'
export const exploreTheProperty = 'Γνωρίστε τον χώρο'
export const nearbyAttractions = 'Στη γύρω περιοχή'
export const toAQuietBeachDown = 'από μια ήσυχη παραλία, στο τέλος του κήπου'
export const toATraditionalVillage = 'από ένα παραδοσιακό χωριό με την αγορά του'
export const toTheNearestInternationalAirport = 'από το κοντινότερο διεθνές αεροδρόμιο, μιάμιση ώρα με το αυτοκίνητο'
export const yourHosts = 'Οι οικοδεσπότες σας'
export const portraitOf = (names: string): string => `Πορτρέτο: ${names}`

true satisfies Translated<typeof import('../en/home.ts'), typeof import('./home.ts')>

export const checkInCheckOut = 'Άφιξη – Αναχώρηση'
export const addYourDays = 'Επιλέξτε ημέρες'

export const quietBeach = 'Ήσυχη παραλία'
export const village = 'Χωριό'
export const airport = 'Αεροδρόμιο'
export const mountAthos = 'Άθως'
