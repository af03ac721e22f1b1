const whatIsHeld = {
  clock:
    'Die Uhr dieses Servers ist zweifelhaft. Bis sie stimmt oder Sie sie bestätigen, wird nichts wegen seines Alters gelöscht und keine Erinnerung verschickt.',
  deletion: 'Ein Auftrag wollte weit mehr alte Daten löschen als üblich. Davon wurde nichts gelöscht.',
}

/** An die Eigentümer: Ein Auftrag hält zurück, was sich nicht rückgängig machen lässt. */
export const held = {
  subject: { clock: 'Die Uhr der Website ist zweifelhaft', deletion: 'Das Löschen alter Daten wartet auf Sie' },
  preheader: 'Bitte sehen Sie unter „Braucht Aufmerksamkeit“ nach.',
  whatIsHeld,
  whatToDo: 'Bitte sehen Sie unter „Braucht Aufmerksamkeit“ nach: Dort steht, was gefunden wurde, und dort können Sie es freigeben.',
}
