import { randomInt } from 'node:crypto'

// Formats of real identifiers (nestpay.md 13.4).
const letters = (count: number) =>
  Array.from({ length: count }, () => 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'.charAt(randomInt(52))).join('')
const digits = (count: number) => Array.from({ length: count }, () => randomInt(10)).join('')

function dayOfYear(now: Date): string {
  const days = Math.floor((now.getTime() - Date.UTC(now.getUTCFullYear(), 0, 1)) / 86_400_000) + 1
  return String(days).padStart(3, '0')
}

export const newTransId = (now: Date): string => `${String(now.getUTCFullYear()).slice(2)}${dayOfYear(now)}${letters(5)}${digits(5)}`
export const newHostRefNum = (now: Date): string => `${String(now.getUTCFullYear()).slice(3)}${dayOfYear(now)}${digits(8)}`
export const newAuthCode = (): string => `${randomInt(2) === 0 ? 'P' : 'T'}${digits(5)}`

const belgrade = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Belgrade', dateStyle: 'short', timeStyle: 'medium' })

/** 'yyyyMMdd HH:mm:ss' in Belgrade local time. */
export const trxDate = (now: Date): string => belgrade.format(now).replaceAll('-', '')
/** 'yyyy-MM-dd HH:mm:ss.000', for the API. */
export const apiTime = (now: Date): string => `${belgrade.format(now)}.000`
export const belgradeDay = (now: Date): string => belgrade.format(now).slice(0, 10)
