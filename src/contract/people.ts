import { z } from 'zod'
import { roles } from '#domain/accounts/roles.ts'
import { GivenPassword, NewPassword } from './accounts.ts'
import { call } from './call.ts'
import { Email, Id, Line, Nothing, Text } from './wire.ts'

const GivenRole = z.enum(roles, 'role_required')
const Token = Text(200, 'invitation_over')

const Person = z.object({
  id: z.int(),
  fullName: z.string(),
  email: z.string(),
  role: z.enum(roles),
  lastSignInAt: z.string().nullable(),
  twoStep: z.boolean(),
})
export type Person = z.output<typeof Person>

const Invitation = z.object({ id: z.int(), email: z.string(), role: z.enum(roles), invitedBy: z.string(), expiresAt: z.string() })
export type Invitation = z.output<typeof Invitation>

/** The people of the back office. Changes ask for the owner’s own password again. */
export const peopleCalls = {
  list: call({
    method: 'GET',
    path: '/api/adminPeople.php',
    summary: 'Who may enter the back office, who is invited, and which roles must sign in by two steps',
    access: 'admin',
    input: Nothing,
    answer: z.object({
      people: z.array(Person),
      invitations: z.array(Invitation),
      demanded: z.array(z.enum(roles)),
      /** All roles must, by the server’s configuration. */
      demandedOfAll: z.boolean(),
    }),
  }),
  invite: call({
    method: 'POST',
    path: '/api/adminInvite.php',
    summary: 'Mail somebody a link to join the back office; it works once, for seven days, and takes the place of an earlier one',
    access: 'admin',
    input: z.object({ email: Email('email_invalid'), role: GivenRole, password: GivenPassword }),
    answer: Nothing,
  }),
  withdraw: call({
    method: 'POST',
    path: '/api/adminWithdrawInvitation.php',
    summary: 'Withdraw an invitation: its link works no more',
    access: 'admin',
    input: z.object({ id: Id }),
    answer: Nothing,
  }),
  setRole: call({
    method: 'POST',
    path: '/api/adminSetRole.php',
    summary: 'Give a person another role, from the next request on; the last owner stays one',
    access: 'admin',
    input: z.object({ id: Id, role: GivenRole, password: GivenPassword }),
    answer: Nothing,
  }),
  remove: call({
    method: 'POST',
    path: '/api/adminRemovePerson.php',
    summary: 'Take a person’s role away and end the sessions; the account goes on as a guest’s. The last owner stays',
    access: 'admin',
    input: z.object({ id: Id, password: GivenPassword }),
    answer: Nothing,
  }),
  demandTwoStep: call({
    method: 'POST',
    path: '/api/adminDemandTwoStep.php',
    summary: 'Set which roles must sign in by two steps; a person who has not set it up must do so first',
    access: 'admin',
    input: z.object({ roles: z.array(GivenRole).max(roles.length), password: GivenPassword }),
    answer: Nothing,
  }),
  invitation: call({
    method: 'POST',
    path: '/api/readInvitation.php',
    summary: 'For whom an invitation is',
    access: 'visitor',
    readOnly: true,
    input: z.object({ token: Token }),
    answer: z.object({ email: z.string(), role: z.enum(roles) }),
  }),
  join: call({
    method: 'POST',
    path: '/api/acceptInvitation.php',
    summary: 'Join the back office by an invitation, with a password of one’s own',
    access: 'visitor',
    input: z.object({ token: Token, fullName: Line(100, 'full_name_required'), newPassword: NewPassword }),
    answer: Nothing,
  }),
}
