import { z } from 'zod'
import { forRoles, roles } from '#domain/accounts/roles.ts'
import { languages } from '#words/languages.ts'
import { officeLanguages } from '#words/office-languages.ts'
import { call } from './call.ts'
import { Email, Id, Line, Nothing, Phone, renamed, Text } from './wire.ts'

const MessageAnswer = z.object({ message: z.string() })

/** `status` 1: guest; 2: administrator. */
export const User = renamed(
  { id: z.int(), fullName: z.string(), email: z.string(), phone: z.string(), status: z.union([z.literal(1), z.literal(2)]) },
  { id: 'userId' },
)
export type User = z.output<typeof User>

/** Steps an administrator must complete before other calls are allowed. */
export const RequiredAction = z.enum(['new_password', 'two_step'])
export type RequiredAction = z.output<typeof RequiredAction>

export const SignedIn = z.object({
  message: z.string(),
  user: z.object({ name: z.string(), status: z.union([z.literal(1), z.literal(2)]) }),
  redirect: z.string(),
})

/** A path on this site; other values are ignored. */
export const signInRedirect = z.string().max(2000).optional()

export const GivenPassword = z.string('password_required').min(1, 'password_required').max(200, 'too_many_characters')

/** A six-digit authenticator code or a recovery code; spaces are ignored. */
export const GivenCode = Text(40, 'code_required')

/** Password at registration; the specification requires more rules when it is changed. */
export const FirstPassword = z
  .string('password_required')
  .min(1, 'password_required')
  .min(8, 'password_too_short')
  .max(128, 'too_many_characters')
  .regex(/^(?=.*[A-Z])(?=.*\d)/, 'password_too_simple')

export const NewPassword = z
  .string('password_required')
  .min(8, 'new_password_too_short')
  .max(128, 'too_many_characters')
  .regex(/^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)(?=.*[@$!%*?&])/, 'new_password_too_simple')

export const Passkey = z.object({ id: z.int(), name: z.string(), addedAt: z.string(), lastUsedAt: z.string().nullable() })

/** Ids of the passkeys that go on signing in when a password is set; all others are removed. */
const keepPasskeys = z.array(Id).max(10, 'too_many_passkeys').optional()

export const accountCalls = {
  who: call({
    method: 'GET',
    path: '/api/checkAuth.php',
    summary: 'Who is signed in',
    access: 'visitor',
    whileActionRequired: true,
    input: Nothing,
    answer: z.object({
      authenticated: z.boolean(),
      user: User.nullable(),
      /** In the back office; null for guests. */
      role: z.enum(roles).nullable(),
      requiredAction: RequiredAction.nullable(),
    }),
  }),
  login: call({
    method: 'POST',
    path: '/api/checkUser.php',
    summary: 'Sign in',
    access: 'visitor',
    refusals: ['wrong_password'],
    input: z.object({
      email: Email('email_invalid'),
      password: GivenPassword,
      redirect: signInRedirect,
      /** Sent by the admin sign-in form: accounts without administrator rights are not signed in. */
      only: z.literal('admin').optional(),
    }),
    answer: SignedIn,
  }),
  /** Second step of sign-in, after `code_needed`, which names `pending`. */
  enterCode: call({
    method: 'POST',
    path: '/api/checkUserCode.php',
    summary: 'The second step of signing in',
    access: 'visitor',
    input: z.object({ pending: Text(200, 'signed_out'), code: GivenCode, redirect: signInRedirect }),
    answer: SignedIn,
  }),
  logout: call({
    method: 'POST',
    path: '/api/logout.php',
    summary: 'Sign out',
    access: 'visitor',
    input: Nothing,
    answer: Nothing,
  }),
  register: call({
    method: 'POST',
    path: '/api/userRegister.php',
    summary: 'Open an account',
    access: 'visitor',
    refusals: ['email_taken', 'common_password', 'own_words_password'],
    input: renamed(
      {
        fullName: Line(100, 'full_name_required'),
        email: Email('registration_email_invalid'),
        password: FirstPassword,
        country: Text(80, 'country_required'),
        phone: Phone('phone_required'),
      },
      { phone: 'phoneNumber' },
    ),
    answer: MessageAnswer,
  }),
  forgotPassword: call({
    method: 'POST',
    path: '/api/forgotPassword.php',
    summary: 'Ask for a link to set a new password',
    access: 'visitor',
    input: z.object({ email: Email('email_invalid') }),
    answer: MessageAnswer,
  }),
  verifyResetToken: call({
    method: 'POST',
    path: '/api/verifyResetToken.php',
    summary: 'Whether a reset link is still good',
    access: 'visitor',
    input: z.object({ token: Text(200, 'token_missing') }),
    /** `passkeys`: those that may be kept. None where the address was never proved. */
    answer: MessageAnswer.extend({ passkeys: z.array(Passkey) }),
  }),
  changePassword: call({
    method: 'POST',
    path: '/api/changePassword.php',
    summary: 'Set a new password by the current one; ends all other sessions, and passkeys that are not to be kept',
    access: 'member',
    whileActionRequired: true,
    input: z.object({ password: GivenPassword, newPassword: NewPassword, keepPasskeys }),
    answer: MessageAnswer,
  }),
  language: call({
    method: 'GET',
    path: '/api/accountLanguage.php',
    summary: 'In which language the mails about the own account are',
    access: 'member',
    input: Nothing,
    answer: z.object({ language: z.enum(languages) }),
  }),
  changeLanguage: call({
    method: 'POST',
    path: '/api/accountLanguage.php',
    summary: 'Change the language of the mails about the own account; bookings keep theirs',
    access: 'member',
    input: z.object({ language: z.enum(languages) }),
    answer: Nothing,
  }),
  chooseLanguage: call({
    method: 'POST',
    path: '/api/adminLanguage.php',
    summary: 'Choose the language of the back office for oneself, and of the mails that one gets',
    access: 'admin',
    roles: forRoles.everyone,
    whileActionRequired: true,
    input: z.object({ language: z.enum(officeLanguages, 'office_language_required') }),
    answer: Nothing,
  }),
  resetPassword: call({
    method: 'POST',
    path: '/api/resetPassword.php',
    summary: 'Set a new password by a reset link; ends all sessions, and passkeys that are not to be kept',
    access: 'visitor',
    input: z.object({ token: Text(200, 'token_missing'), newPassword: NewPassword, keepPasskeys }),
    answer: MessageAnswer,
  }),
}
