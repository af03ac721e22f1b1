/** A password rule; `words` is shown in the checklist below the field. */
export type PasswordRule = { words: string; holds: (password: string) => boolean }

const length: PasswordRule = { words: 'at least 8 characters', holds: (password) => password.length >= 8 }
const upper: PasswordRule = { words: 'an uppercase letter', holds: (password) => /[A-Z]/.test(password) }
const lower: PasswordRule = { words: 'a lowercase letter', holds: (password) => /[a-z]/.test(password) }
const number: PasswordRule = { words: 'a number', holds: (password) => /\d/.test(password) }
const sign: PasswordRule = { words: 'one of @$!%*?&', holds: (password) => /[@$!%*?&]/.test(password) }

/** `first`: registration; `next`: password change. The specification requires fewer rules at registration. */
export const passwordRules = { first: [length, upper, number], next: [length, upper, lower, number, sign] } as const
