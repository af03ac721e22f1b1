import type { Translated } from '../translated.ts'
import { formatNumber, tenths } from './numbers.ts'

export const amenity = 'Παροχή'
export const amenities = 'Παροχές'
export const failedToFetchAmenities = 'Οι παροχές δεν φορτώθηκαν'
export const attraction = 'Μέρος της περιοχής'
export const attractions = 'Στη γύρω περιοχή'
export const failedToLoadAttractions = 'Τα μέρη της περιοχής δεν φορτώθηκαν'
export const pleaseChooseAnImageFile = 'Επιλέξτε ένα αρχείο εικόνας.'
export const exceeds10mbLimit = (name: string | number): string => `Το ${name} ξεπερνά τα 10 MB.`
export const invalidFileTypeOnlyJpeg = 'Μη έγκυρο είδος αρχείου. Επιτρέπονται μόνο JPEG, PNG, GIF και WebP.'
export const fileTooLargeMaximumSize = (megabytes: number): string => `Πολύ μεγάλο αρχείο. Έως 5 MB (αυτό έχει ${tenths(megabytes)} MB)`
export const accessDeniedAdminPrivilegesRequired = 'Δεν επιτρέπεται η πρόσβαση: απαιτούνται δικαιώματα διαχειριστή'
export const failedToConnectToServer = 'Δεν έγινε σύνδεση με τον διακομιστή'
export const all = 'Όλα'
export const add = (one: string | number): string => `Προσθήκη: ${one}`
export const categories = 'Κατηγορίες'
export const nothingWasLostPleaseLook = 'Δεν χάθηκε τίποτα. Ξαναδείτε σε λίγο.'
export const noAmenities = 'Δεν υπάρχουν παροχές σε αυτή την κατηγορία.'
export const noAttractions = 'Δεν υπάρχουν αξιοθέατα σε αυτή την κατηγορία.'
export const deleteIt = (one: string | number): string => `Διαγραφή: ${one}`
export const deleteIt2 = 'Διαγραφή'
export const deleting = 'Διαγραφή…'
export const areYouSureYouWant = (title: string | number): string => `Θέλετε σίγουρα να διαγράψετε το «${title}»; Δεν αναιρείται.`
export const featured = 'Προβεβλημένο'
export const edit = 'Επεξεργασία'
export const saving = 'Αποθήκευση…'
export const save = 'Αποθήκευση'
export const cancel = 'Άκυρο'
export const optional = '(προαιρετικά)'
export const preview = (label: string | number): string => `Προεπισκόπηση: ${label}`
export const pictures = '/pictures/…'
export const address = (label: string | number): string => `${label}: διεύθυνση`
export const uploadAFile = (label: string | number): string => `${label}: αποστολή αρχείου`
export const clear = 'Καθαρισμός'
export const uploading = 'Αποστολή…'
export const couldNotSaveAttraction = 'Το μέρος δεν αποθηκεύτηκε'
export const pleaseFillInAllRequired = 'Συμπληρώστε όλα τα υποχρεωτικά πεδία.'
export const title = 'Τίτλος'
export const description = 'Περιγραφή'
export const distance = 'Απόσταση'
export const location = 'Τοποθεσία'
export const category = 'Κατηγορία'
export const attractionCreated = 'Το μέρος προστέθηκε'
export const attractionUpdated = 'Το μέρος άλλαξε'
export const couldNotDeleteAttraction = 'Το μέρος δεν διαγράφηκε'
export const attractionDeleted = 'Το μέρος διαγράφηκε'
export const beaches = 'Παραλίες'
export const dining = 'Φαγητό'
export const activities = 'Δραστηριότητες'
export const sightseeing = 'Περιηγήσεις'
export const editAttraction = 'Επεξεργασία μέρους της περιοχής'
export const addAttraction = 'Προσθήκη μέρους της περιοχής'
export const n12Km = '12 χλμ.'
export const imageUrl = 'Διεύθυνση εικόνας'
export const pleaseChoose = 'Επιλέξτε'
export const failedToCreateAmenity = 'Η παροχή δεν προστέθηκε'
export const failedToUpdateAmenity = 'Η παροχή δεν άλλαξε'
export const failedToDeleteAmenity = 'Η παροχή δεν διαγράφηκε'
export const editAmenity = 'Επεξεργασία παροχής'
export const addAmenity = 'Προσθήκη παροχής'
export const icon = 'Εικονίδιο'
export const featureImage = 'Εικόνα'
export const characters = (length: string | number, longest: string | number): string => `${length}/${longest} χαρακτήρες`
export const isRequired = (label: string | number): string => `Υποχρεωτικό πεδίο: ${label}`

export const allPictures = 'Όλες'
export const galleryManagement = 'Διαχείριση φωτογραφιών'
export const uploadImages = 'Αποστολή φωτογραφιών'
export const couldNotLoadImages = 'Οι φωτογραφίες δεν φορτώθηκαν.'
export const noImagesFound = 'Δεν υπάρχουν φωτογραφίες σε αυτή την κατηγορία.'
export const deleteImage = 'Διαγραφή φωτογραφίας'
export const deletePicture = 'Διαγραφή'
export const areYouSureAboutPicture = 'Θέλετε σίγουρα να διαγράψετε αυτή τη φωτογραφία; Δεν αναιρείται.'
export const featuredPicture = 'Προβεβλημένη'
export const updateFailed = 'Η αλλαγή απέτυχε'
export const imageUpdated = 'Η φωτογραφία άλλαξε'
export const deleteFailed = 'Η διαγραφή απέτυχε'
export const imageDeleted = 'Η φωτογραφία διαγράφηκε'
export const adminPrivilegesRequired = 'Απαιτούνται δικαιώματα διαχειριστή'
export const theServerAnswered = (status: string | number): string => `Ο διακομιστής απάντησε ${status}`
export const ready = 'Έτοιμη'
export const uploaded = 'Στάλθηκε'
export const refused = 'Απορρίφθηκε'
export const sentBeingPrepared = 'Στάλθηκε, ετοιμάζεται…'
export const progressOf = (name: string | number): string => `Πρόοδος: ${name}`
export const takeOffTheList = (name: string | number): string => `Αφαίρεση από τη λίστα: ${name}`
export const editImage = 'Επεξεργασία φωτογραφίας'
export const alternativeText = 'Εναλλακτικό κείμενο'
export const whatIsSeen = 'Τι φαίνεται σε αυτήν, για όσους δεν τη βλέπουν και για μηχανές αναζήτησης.'
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
export const dropPicturesHereOrChoose = 'Αφήστε φωτογραφίες εδώ, ή επιλέξτε τις'
export const jpegPngGifOrWebp = 'JPEG, PNG, GIF ή WebP, έως 10 MB η καθεμία.'
export const upload = (text: string | number): string => `Αποστολή${text}`
export const invalidFileType = 'Μη έγκυρο είδος αρχείου'
export const isNotASupportedImage = (name: string | number): string => `Το ${name} δεν είναι σε μορφή εικόνας που υποστηρίζεται.`
export const fileTooLarge = 'Πολύ μεγάλο αρχείο'
export const isAVideo = (name: string): string =>
  `Το ${name} δεν είναι σε μορφή εικόνας που υποστηρίζεται. Είναι βίντεο, και βίντεο δεν εμφανίζονται εδώ: επιλέξτε φωτογραφίες.`
export const whatIsSeenOnIt = 'Τι φαίνεται σε αυτήν'
export const onPicture = (name: string): string => `(${name})`
export const dragOrUseArrows =
  'Οι επισκέπτες βλέπουν τις φωτογραφίες με αυτή τη σειρά. Σύρετε μια φωτογραφία σε άλλη θέση, ή χρησιμοποιήστε τα βέλη κάτω της.'
export const earlier = (alt: string): string => `Πιο μπροστά: ${alt}`
export const later = (alt: string): string => `Πιο πίσω: ${alt}`
export const moved = 'Η σειρά άλλαξε'
export const isNow = (alt: string, place: number, all: number): string => `${alt}: τώρα φωτογραφία ${place} από ${formatNumber(all)}.`
export const notMoved = 'Η σειρά δεν άλλαξε'

true satisfies Translated<typeof import('../en/office-catalogue.ts'), typeof import('./office-catalogue.ts')>
