import { type SQL, sql } from 'drizzle-orm'

/**
 * The rows that a backup keeps of tables in which there are keys to accounts. Whoever gets hold of a backup must not get into the running
 * site with it: sign-ins, links to set a password, and the mails in which such a link stands in clear.
 */
export const withoutLiveKeys: Partial<Record<string, SQL>> = {
  sessions: sql`false`,
  pending_sign_ins: sql`false`,
  reset_tokens: sql`false`,
  email_codes: sql`false`,
  mails: sql`occasion !~ '^(reset|email code) '`,
}
