/** Button of a password, by what its field asks for. */
export const showPassword = {
  any: 'Εμφάνιση κωδικού πρόσβασης',
  current: 'Εμφάνιση τρέχοντος κωδικού πρόσβασης',
  next: 'Εμφάνιση νέου κωδικού πρόσβασης',
  again: 'Εμφάνιση επιβεβαίωσης του κωδικού πρόσβασης',
  own: 'Εμφάνιση του κωδικού πρόσβασής σας',
}
