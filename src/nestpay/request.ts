import { randomInt } from 'node:crypto'
import { foldToAscii } from './fold-to-ascii.ts'
import { type HashVersion, requestHash } from './hash.ts'

export const RSD = '941'

export type PaymentRequest = {
  clientId: string
  storeKey: string
  hashVersion: HashVersion
  /** Whole dinars. */
  amount: number
  oid: string
  /** URL to which the bank returns the guest, approved or not: the fields decide the outcome, not the URL. */
  returnUrl: string
  shopUrl: string
  lang: string
  rnd?: string
  refreshTime?: number
  callbackUrl?: string
  billTo?: { name: string; country?: string }
  email?: string
  phone?: string
}

/** The signed form that the guest's browser posts to the gateway (nestpay.md 3.2). */
export function paymentFields(request: PaymentRequest): Record<string, string> {
  const { billTo, email, phone, callbackUrl } = request
  const fields: Record<string, string> = {
    clientid: request.clientId,
    storetype: '3d_pay_hosting',
    trantype: 'Auth',
    amount: `${request.amount}.00`,
    currency: RSD,
    oid: request.oid,
    okUrl: request.returnUrl,
    failUrl: request.returnUrl,
    lang: request.lang,
    rnd: request.rnd ?? randomText(20),
    hashAlgorithm: request.hashVersion,
    encoding: 'utf-8',
    shopurl: request.shopUrl,
    refreshtime: String(request.refreshTime ?? 3),
    ...(callbackUrl ? { callbackUrl } : {}),
    ...given('BillToName', billTo?.name, 255),
    ...given('BillToCountry', billTo?.country, 3),
    ...given('email', email, 64),
    ...given('tel', phone, 32),
  }
  return { ...fields, hash: requestHash(request.hashVersion, Object.entries(fields), request.storeKey) }
}

function given(name: string, value: string | undefined, longest: number): Record<string, string> {
  const folded = foldToAscii(value ?? '', longest)
  return folded ? { [name]: folded } : {}
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

export const randomText = (length: number): string => Array.from({ length }, () => LETTERS.charAt(randomInt(LETTERS.length))).join('')
