/** Events of the security log, shown to owners and to the account's holder. */
export const securityEventKinds = [
  'signed_in',
  'sign_in_failed',
  'code_failed',
  'email_code_failed',
  'reset_asked',
  'password_reset',
  'password_changed',
  'password_ended',
  'passkey_added',
  'passkey_removed',
  'passkey_failed',
  'two_step_changed',
  'email_proved',
  'made_administrator',
  'made_guest',
  'refund',
  'export',
  'own_data_export',
  'settings_changed',
] as const
export type SecurityEventKind = (typeof securityEventKinds)[number]
