export const title = 'Η πληρωμή σας ελέγχεται'
export const heading = 'Η πληρωμή σας ελέγχεται. Παρακαλούμε μην πληρώσετε ξανά.'
export const whatHappens =
  'Ρωτάμε την τράπεζα τι έγινε με την πληρωμή σας. Θα λάβετε email μόλις μάθουμε και θα φαίνεται και στην κράτησή σας.'
export const myReservations = 'Οι κρατήσεις μου'
export const returnToHome = 'Επιστροφή στην αρχική'
