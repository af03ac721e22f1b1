import type { CardCase, WrongEntry } from './page-words.ts'

/** Result of a test card at its issuer and at payment (nestpay.md 13.3). */
export type CardFate = {
  /** `page`: the issuer shows a page; otherwise the 3-D step ends with this mdStatus. */
  issuer: 'page' | '0' | '1' | '4' | '5'
  /** Issuer's response code after authentication; '00' approves. */
  code: string
}

export type TestCard = CardFate & { number: string; says: CardCase }

const declinedCard = (number: string, says: CardCase): TestCard => ({ number, says, issuer: 'page', code: number.slice(-2) })

export const testCards: TestCard[] = [
  { number: '4546711234567894', says: 'afterPage', issuer: 'page', code: '00' },
  { number: '4355084355084358', says: 'afterPage', issuer: 'page', code: '00' },
  { number: '5401341234567891', says: 'afterPage', issuer: 'page', code: '00' },
  { number: '4546710000409000', says: 'atOnce', issuer: '1', code: '00' },
  { number: '4546710000206000', says: 'attempted', issuer: '4', code: '00' },
  { number: '4546710000305000', says: 'notAuthenticated', issuer: '5', code: '99' },
  { number: '4546710000107000', says: 'authenticationFails', issuer: '0', code: '99' },
  declinedCard('4546710000001005', 'doNotHonour'),
  declinedCard('4546710000001054', 'expired'),
  declinedCard('4546710000007051', 'funds'),
  declinedCard('4546710000006012', 'invalid'),
  declinedCard('4546710000005014', 'cardNumber'),
  declinedCard('4546710000004041', 'lost'),
  declinedCard('4546710000003043', 'stolen'),
  declinedCard('4546710000009057', 'notOnline'),
  declinedCard('4546710000006061', 'limit'),
  declinedCard('4546710000001062', 'restricted'),
  declinedCard('4546710000004082', 'securityCode'),
  declinedCard('4546710000008091', 'unreachable'),
  declinedCard('4546710000001096', 'systemError'),
  declinedCard('4546710000009099', 'gateway'),
]

export type CardEntry = { number: string; month: string; year: string; code: string }

/** What is wrong with a card entry, or null. The security code of every test card is 000. */
export function cardProblem({ number, month, year, code }: CardEntry, now: Date): WrongEntry | null {
  const digits = number.replace(/\D/g, '')
  if (!/^\d{16}$/.test(digits) || !passesLuhn(digits)) return 'number'
  const [m, y] = [Number(month), 2000 + (Number(year) % 100)]
  if (!(m >= 1 && m <= 12) || new Date(Date.UTC(y, m, 1)) <= now) return 'expiry'
  return /^\d{3}$/.test(code) ? null : 'code'
}

function passesLuhn(digits: string): boolean {
  const sum = Array.from(digits, Number).reduceRight((total, digit, index) => {
    const doubled = (digits.length - index) % 2 === 0 ? digit * 2 : digit
    return total + (doubled > 9 ? doubled - 9 : doubled)
  }, 0)
  return sum % 10 === 0
}

/** Result for a card number. The number is not stored. */
export function findFate(number: string): CardFate {
  const { issuer, code } = testCards.find((card) => card.number === number) ?? { issuer: 'page', code: '14' }
  return { issuer, code }
}

export const maskedPan = (number: string): string => `${number.slice(0, 6)}***${number.slice(-4)}`
