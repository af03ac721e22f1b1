import { forRoles } from '../accounts/roles.ts'

/** What a notice on a telephone may be about. */
export const pushKinds = ['booking', 'payment', 'message', 'overdue', 'conflict', 'complaint'] as const
export type PushKind = (typeof pushKinds)[number]

/** All kinds are about guests. */
export const pushRoles = forRoles.desk
