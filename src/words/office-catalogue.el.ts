import { tenths } from './numbers.el.ts'

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
export const noFoundForThisCategory = (toLowerCase: string | number): string => `Δεν υπάρχουν ${toLowerCase} σε αυτή την κατηγορία.`
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
