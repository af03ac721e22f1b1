export const sendAnother = 'Αποστολή νέου κωδικού'
export const oneMoment = 'Μια στιγμή…'
export const codeSent = (email: string): string => `Στείλαμε έναν εξαψήφιο κωδικό στο ${email}. Ισχύει για δέκα λεπτά.`
export const nothingThere = 'Δεν ήρθε τίποτα; Δείτε και στα ανεπιθύμητα.'
export const noMailServer = 'Δεν έχει ρυθμιστεί διακομιστής email'
export const theOwnersReadIt = 'Ο ιστότοπος είναι σε δοκιμή: ο κωδικός βρίσκεται στη διαχείριση, στην ενότητα «Μηνύματα».'
