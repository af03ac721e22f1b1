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
