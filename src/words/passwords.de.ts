/** Button of a password, by what its field asks for. */
export const showPassword = {
  any: 'Passwort anzeigen',
  current: 'Aktuelles Passwort anzeigen',
  next: 'Neues Passwort anzeigen',
  again: 'Wiederholtes Passwort anzeigen',
  own: 'Ihr Passwort anzeigen',
}
