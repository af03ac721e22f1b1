/** What people in the back office may do, from the one who may do everything to the one who may do least. */
export const roles = ['owner', 'manager', 'reception', 'accountant', 'housekeeping'] as const
export type Role = (typeof roles)[number]

export const isRole = (text: unknown): text is Role => roles.some((role) => role === text)

/** Groups of roles. A call or page of the back office names one; without one it is for owners alone. */
export const forRoles = {
  everyone: roles,
  /** Villas, prices, content, and what happens to a booking's money. */
  management: ['owner', 'manager'],
  /** Guests and their stays: what is changed at the reception. */
  desk: ['owner', 'manager', 'reception'],
  /** Bookings, to read. */
  bookings: ['owner', 'manager', 'reception', 'accountant'],
  /** Ledger, papers and their exports, to read. */
  ledger: ['owner', 'manager', 'accountant'],
  /** Which villa is left and entered when. */
  house: ['owner', 'manager', 'reception', 'housekeeping'],
  owners: ['owner'],
} as const satisfies Record<string, readonly Role[]>

/** `who`: a person's role; null for guests and visitors. */
export const isAmong = (group: readonly Role[], who: Role | null | undefined): boolean => who != null && group.includes(who)
