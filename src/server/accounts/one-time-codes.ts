import { Secret, TOTP } from 'otpauth'
import { encode } from 'uqr'
import type { TwoStepSetup } from '#contract/two-step.ts'

const STEP_SECONDS = 30
/** Tolerated clock difference in steps of 30 seconds. */
const DRIFT = 1

/** 160 bits, as RFC 4226 recommends. */
export const newSecret = (): string => new Secret({ size: 20 }).base32

const makeTotp = (secret: string, issuer = '', label = '') =>
  new TOTP({ secret: Secret.fromBase32(secret), period: STEP_SECONDS, issuer, label, digits: 6, algorithm: 'SHA1' })

/** The 30-second step of a valid code within the tolerated drift; null if the code is wrong. */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
  const token = code.replace(/\s/g, '')
  if (!/^\d{6}$/.test(token)) return null
  const delta = makeTotp(secret).validate({ token, timestamp: now.getTime(), window: DRIFT })
  return delta === null ? null : Math.floor(now.getTime() / 1000 / STEP_SECONDS) + delta
}

/** Setup data for an authenticator app: the otpauth address and its QR code. */
export function makeSetup(secret: string, issuer: string, email: string): TwoStepSetup {
  const address = makeTotp(secret, issuer, email).toString()
  const { size, data } = encode(address, { border: 2, ecc: 'M' })
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return { secret, address, qr: { size, path } }
}
