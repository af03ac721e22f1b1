import { writtenNumber } from './numbers.el.ts'

export const all = 'Όλες'
export const galleryManagement = 'Διαχείριση φωτογραφιών'
export const uploadImages = 'Αποστολή φωτογραφιών'
export const categories = 'Κατηγορίες'
export const couldNotLoadImages = 'Οι φωτογραφίες δεν φορτώθηκαν.'
export const noImagesFound = 'Δεν υπάρχουν φωτογραφίες σε αυτή την κατηγορία.'
export const deleteImage = 'Διαγραφή φωτογραφίας'
export const deleteIt = 'Διαγραφή'
export const deleting = 'Διαγραφή…'
export const areYouSureYouWant = 'Θέλετε σίγουρα να διαγράψετε αυτή τη φωτογραφία; Δεν αναιρείται.'
export const featured = 'Προβεβλημένη'
export const updateFailed = 'Η αλλαγή απέτυχε'
export const imageUpdated = 'Η φωτογραφία άλλαξε'
export const deleteFailed = 'Η διαγραφή απέτυχε'
export const imageDeleted = 'Η φωτογραφία διαγράφηκε'
export const failedToConnectToServer = 'Δεν έγινε σύνδεση με τον διακομιστή'
export const adminPrivilegesRequired = 'Απαιτούνται δικαιώματα διαχειριστή'
export const theServerAnswered = (status: string | number): string => `Ο διακομιστής απάντησε ${status}`
export const ready = 'Έτοιμη'
export const uploading = 'Αποστολή…'
export const uploaded = 'Στάλθηκε'
export const refused = 'Απορρίφθηκε'
export const sentBeingPrepared = 'Στάλθηκε, ετοιμάζεται…'
export const progressOf = (name: string | number): string => `Πρόοδος: ${name}`
export const takeOffTheList = (name: string | number): string => `Αφαίρεση από τη λίστα: ${name}`
export const edit = 'Επεξεργασία'
export const editImage = 'Επεξεργασία φωτογραφίας'
export const alternativeText = 'Εναλλακτικό κείμενο'
export const whatIsSeen = 'Τι φαίνεται σε αυτήν, για όσους δεν τη βλέπουν και για μηχανές αναζήτησης.'
export const category = 'Κατηγορία'
export const uploadingNeedsScripts = 'Η αποστολή χρειάζεται JavaScript'
export const pleaseAllowScripts = 'Επιτρέψτε το για αυτόν τον ιστότοπο.'
export const noFiles = 'Χωρίς αρχεία'
export const pleaseSelectFilesFirst = 'Επιλέξτε πρώτα αρχεία.'
export const categoryRequired = 'Χρειάζεται κατηγορία'
export const pleaseSelectACategory = 'Επιλέξτε κατηγορία.'
export const uploadSuccessful = 'Η αποστολή πέτυχε'
export const imageSUploadedSuccessfully = (good: string | number): string =>
  Number(good) === 1 ? `Στάλθηκε ${good} φωτογραφία.` : `Στάλθηκαν ${good} φωτογραφίες.`
export const uploadFailed = 'Η αποστολή απέτυχε'
export const noImageWentInEach = 'Καμία φωτογραφία δεν μπήκε· η καθεμία λέει γιατί.'
export const pleaseChoose = 'Επιλέξτε'
export const dropPicturesHereOrChoose = 'Αφήστε φωτογραφίες εδώ, ή επιλέξτε τις'
export const jpegPngGifOrWebp = 'JPEG, PNG, GIF ή WebP, έως 10 MB η καθεμία.'
export const upload = (text: string | number): string => `Αποστολή${text}`
export const invalidFileType = 'Μη έγκυρο είδος αρχείου'
export const isNotASupportedImage = (name: string | number): string => `Το ${name} δεν είναι σε μορφή εικόνας που υποστηρίζεται.`
export const fileTooLarge = 'Πολύ μεγάλο αρχείο'
export const exceeds10mbLimit = (name: string | number): string => `Το ${name} ξεπερνά τα 10 MB.`
export const isAVideo = (name: string): string =>
  `Το ${name} δεν είναι σε μορφή εικόνας που υποστηρίζεται. Είναι βίντεο, και βίντεο δεν εμφανίζονται εδώ: επιλέξτε φωτογραφίες.`
export const whatIsSeenOnIt = 'Τι φαίνεται σε αυτήν'
export const onPicture = (name: string): string => `(${name})`
export const dragOrUseArrows =
  'Οι επισκέπτες βλέπουν τις φωτογραφίες με αυτή τη σειρά. Σύρετε μια φωτογραφία σε άλλη θέση, ή χρησιμοποιήστε τα βέλη κάτω της.'
export const earlier = (alt: string): string => `Πιο μπροστά: ${alt}`
export const later = (alt: string): string => `Πιο πίσω: ${alt}`
export const moved = 'Η σειρά άλλαξε'
export const isNow = (alt: string, place: number, all: number): string => `${alt}: τώρα φωτογραφία ${place} από ${writtenNumber(all)}.`
export const notMoved = 'Η σειρά δεν άλλαξε'
