export const welcome = {
  subject: 'Dobro došli',
  preheader: 'Pogledajte koje su noći slobodne i koliko svaka košta.',
  accountReady: 'Vaš nalog je spreman. Možete da rezervišete boravak, da ga platite i da svoje rezervacije vidite kad god želite.',
  button: 'Nađite termin',
}

const nothingToDo = 'Ako ovo niste tražili, ne treba ništa da uradite.'

export const resetLink = {
  subject: 'Postavite novu lozinku',
  preheader: 'Link u ovom e-mailu može da se upotrebi jednom, u roku od sat vremena.',
  worksOnce: 'Ovim linkom možete da postavite novu lozinku. Može da se upotrebi jednom, u roku od sat vremena.',
  nothingToDo,
  button: 'Postavite novu lozinku',
}

export const passwordSet = {
  subject: 'Vaša lozinka je promenjena',
  preheader: 'Ako to niste bili Vi, odmah postavite drugu.',
  signedOut: 'Za Vaš nalog je postavljena nova lozinka, a svi koji su na njega bili prijavljeni su odjavljeni.',
  ifNotYou: 'Ako to niste bili Vi, odmah postavite drugu.',
  button: 'Postavite drugu lozinku',
}

export const emailCode = {
  subject: 'Vaš kod za potvrdu e-mail adrese',
  preheader: 'Šest cifara, važi deset minuta.',
  enterIt: 'Unesite ga na strani koja ga je tražila. Važi deset minuta.',
  nothingToDo,
}

export const signInCode = {
  subject: 'Vaš kod za prijavu',
  enterIt: 'Unesite ga na strani koja ga je tražila, u istom pregledaču. Važi deset minuta.',
  nothingToDo: 'Ako ovo niste tražili, ne treba ništa da uradite. Nikome ne govorite ovaj kod: mi ga ne tražimo ni telefonom ni e-mailom.',
}

export const passkeyAdded = {
  subject: 'Vašem nalogu je dodat pristupni ključ',
  preheader: 'Ako to niste bili Vi, odmah ga uklonite.',
  signsIn: 'Vašem nalogu je dodat pristupni ključ. Ko ima uređaj na kome se ključ čuva i može da ga otključa, može njime i da se prijavi.',
  ifNotYou: 'Ako to niste bili Vi, uklonite ga na strani „Vaši podaci“ i tamo se odjavite svuda.',
  button: 'Vaši podaci',
}
