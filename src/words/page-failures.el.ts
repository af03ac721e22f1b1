export const fromAnotherSite = 'Το αίτημα προήλθε από άλλον ιστότοπο'
export const tooManyPages = 'Πάρα πολλές σελίδες μαζί. Περιμένετε ένα λεπτό και δοκιμάστε ξανά.'
export const tooBusy = 'Ο ιστότοπος έχει αυτή τη στιγμή πολλή κίνηση. Τίποτα δεν χάθηκε. Δοκιμάστε ξανά σε λίγα δευτερόλεπτα.'
export const wentWrong = (reference: string): string => `Προέκυψε σφάλμα. Τίποτα δεν χάθηκε. Κωδικός αναφοράς: ${reference}`
