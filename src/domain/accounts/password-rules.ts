export type PasswordRule = { code: 'length' | 'uppercase' | 'lowercase' | 'number' | 'sign'; holds: (password: string) => boolean }

const length: PasswordRule = { code: 'length', holds: (password) => password.length >= 8 }
const uppercase: PasswordRule = { code: 'uppercase', holds: (password) => /[A-Z]/.test(password) }
const lowercase: PasswordRule = { code: 'lowercase', holds: (password) => /[a-z]/.test(password) }
const number: PasswordRule = { code: 'number', holds: (password) => /\d/.test(password) }
const sign: PasswordRule = { code: 'sign', holds: (password) => /[@$!%*?&]/.test(password) }

/** `first`: registration; `next`: password change. The specification requires fewer rules at registration. */
export const passwordRules = {
  first: [length, uppercase, number],
  next: [length, uppercase, lowercase, number, sign],
} as const
