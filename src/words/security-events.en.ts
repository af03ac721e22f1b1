import type { SecurityEventKind } from '#domain/security/events.ts'

export const securityEventLabels: Record<SecurityEventKind, string> = {
  signed_in: 'Signed in',
  sign_in_failed: 'Wrong password',
  code_failed: 'Wrong second code',
  email_code_failed: 'Wrong code from an e-mail',
  reset_asked: 'Asked for a link to set a password',
  password_reset: 'Set a password by a link',
  password_changed: 'Changed the password',
  password_ended: 'The password of an unconfirmed address ended',
  passkey_added: 'Added a passkey',
  passkey_removed: 'Removed a passkey',
  passkey_failed: 'Refused passkey',
  two_step_changed: 'Changed two-step sign-in',
  email_proved: 'Confirmed the e-mail address',
  made_administrator: 'Became an administrator',
  made_guest: 'Is an administrator no more',
  refund: 'Sent money back',
  export: 'Downloaded bookings or payments',
  own_data_export: 'Downloaded own data',
  settings_changed: 'Changed the settings',
}
