/** Button of a password, by what its field asks for. */
export const showPassword = {
  any: 'Prikaz lozinke',
  current: 'Prikaz sadašnje lozinke',
  next: 'Prikaz nove lozinke',
  again: 'Prikaz potvrđene lozinke',
  own: 'Prikaz Vaše lozinke',
}
