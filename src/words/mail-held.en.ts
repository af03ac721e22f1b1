const whatIsHeld = {
  clock:
    'This server’s clock is in doubt. Until it is in order, or you confirm it, nothing is deleted because of its age, and no reminder is sent.',
  deletion: 'A job was about to delete far more old data than usual. Nothing of it has been deleted.',
}

/** To the owners: a job holds back what cannot be undone. */
export const held = {
  subject: { clock: 'The clock of the site is in doubt', deletion: 'Deletion of old data waits for you' },
  preheader: 'Please look at Needs attention.',
  whatIsHeld,
  whatToDo: 'Please look at Needs attention: it says what was found, and there you can let it continue.',
}
