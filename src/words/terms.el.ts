export const termsConditions = 'Όροι και προϋποθέσεις'
export const howAStayIsBooked = 'Πώς γίνεται η κράτηση, η πληρωμή, η αλλαγή και η ακύρωση μιας διαμονής, και με ποιον συμβάλλεστε.'
export const version = (termsVersion: string | number): string => `Έκδοση ${termsVersion}`
export const cardPaymentsInDinars = 'Πληρωμές με κάρτα σε δηνάρια'
export const disputeBodies = 'Φορείς εναλλακτικής επίλυσης διαφορών'
export const onlyInEnglish = 'Αυτό το κείμενο είναι στα αγγλικά.'
