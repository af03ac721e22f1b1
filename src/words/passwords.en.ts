/** Button of a password, by what its field asks for. */
export const showPassword = {
  any: 'Show password',
  current: 'Show current password',
  next: 'Show new password',
  again: 'Show confirmed password',
  own: 'Show your password',
}
