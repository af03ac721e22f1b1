const whatIsHeld = {
  clock:
    'Sat ovog servera je pod sumnjom. Dok se sat ne ispravi, ili dok ga ne potvrdite, ništa se ne briše zbog starosti i ne šalju se podsetnici.',
  deletion: 'Posao je hteo da obriše mnogo više starih podataka nego obično. Ništa od toga nije obrisano.',
}

/** Vlasnicima: posao čeka sa onim što ne može da se poništi. */
export const held = {
  subject: { clock: 'Sat sajta je pod sumnjom', deletion: 'Brisanje starih podataka čeka na vas' },
  preheader: 'Pogledajte spisak „Traži pažnju“.',
  whatIsHeld,
  whatToDo: 'Pogledajte spisak „Traži pažnju“: tamo piše šta je uočeno i tamo možete da dozvolite nastavak.',
}
