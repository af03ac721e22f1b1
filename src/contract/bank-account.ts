import { z } from 'zod'
import { GivenPassword } from './accounts.ts'
import { call } from './call.ts'
import { Line, Nothing, Text } from './wire.ts'

export const hashVersions = ['ver2', 'ver3'] as const

/** Encrypted, and at a plain name, which is part of the policy of every page. */
const BankAddress = Line(500, 'bank_address_invalid')
  .regex(/^https:\/\/[a-z0-9.-]+(:\d+)?(\/[^\s"<>]*)?$/i, 'bank_address_invalid')
  .refine((address) => URL.canParse(address), 'bank_address_invalid')
/** Without what is copied along with it. Empty: the stored one stays. */
const Key = Text(200)

/** The house's account at the bank. Keys are written and never read. */
export const bankAccountCalls = {
  read: call({
    method: 'GET',
    path: '/api/adminBankAccount.php',
    summary: 'Which account at the bank payments go to, without its keys',
    access: 'admin',
    input: Nothing,
    answer: z.object({
      /** `simulator`: no card is charged. Where the environment names an account, it is the one in use. */
      from: z.enum(['environment', 'office', 'simulator']),
      clientId: z.string(),
      gatewayUrl: z.string(),
      apiUrl: z.string(),
      apiUser: z.string(),
      hashVersion: z.enum(hashVersions),
      /** What the bank has to know of this site. */
      site: z.object({ address: z.string(), returnAddress: z.string(), callbackAddress: z.string().nullable() }),
    }),
  }),
  save: call({
    method: 'POST',
    path: '/api/adminBankAccount.php',
    summary:
      'Use an account at the bank for all new payments; keys that are left empty stay. Answers to earlier attempts are judged as before',
    access: 'admin',
    input: z.object({
      clientId: Line(15, 'client_id_invalid').regex(/^[A-Za-z0-9]+$/, 'client_id_invalid'),
      gatewayUrl: BankAddress,
      apiUrl: BankAddress,
      apiUser: Line(100, 'api_user_required'),
      hashVersion: z.enum(hashVersions),
      storeKey: Key,
      apiPassword: Key,
      password: GivenPassword,
    }),
    answer: Nothing,
  }),
  ask: call({
    method: 'POST',
    path: '/api/adminAskBank.php',
    summary: 'Ask the bank about an order that cannot exist, to see whether it accepts the API user',
    access: 'admin',
    input: Nothing,
    /** `right`: it says that there is no such order; `refused`: it does not accept the user; `silent`: no answer that can be read. */
    answer: z.object({ access: z.enum(['right', 'refused', 'silent']) }),
  }),
}
