import { randomBytes } from 'node:crypto'
import type { CalendarDay } from '#domain/calendar-day.ts'
import * as words from '#words/en/mail-accounts.ts'
import { greeting } from '#words/en/mail-frame.ts'
import type { GuestEmailTemplate } from '../email-template.ts'
import { officeLink } from '../office-link.ts'

/**
 * `used`: a recovery code was used; number of codes left. `replayed`: the 30-second step of the repeated code. `guessedOn`: day on which
 * the limit of wrong codes was reached.
 */
export type TwoStepNews = 'on' | 'off' | 'renewed' | 'reset' | { used: number } | { replayed: number } | { guessedOn: CalendarDay }

function newsInWords(news: TwoStepNews) {
  if (news === 'on') return words.turnedOn
  if (news === 'off') return words.turnedOff
  if (news === 'renewed') return words.newRecoveryCodes
  if (news === 'reset') return words.reset
  if ('replayed' in news) return words.codeReplayed
  if ('guessedOn' in news) return words.codesGuessed
  return words.recoveryCodeUsed(news.used)
}

/** A repeated code is reported once, guessing once a day. */
function nameNews(news: TwoStepNews, id: number): string {
  if (typeof news === 'object' && 'replayed' in news) return `${id} code ${news.replayed}`
  if (typeof news === 'object' && 'guessedOn' in news) return `${id} guessed ${news.guessedOn}`
  return randomBytes(9).toString('base64url')
}

type Person = { id: number; fullName: string }

/** Notifies the owner of a change to the account's two-step sign-in. */
export function twoStepLetter({ id, fullName }: Person, news: TwoStepNews, siteUrl: string): GuestEmailTemplate {
  const { subject, preheader, what } = newsInWords(news)
  return {
    kind: 'two-step',
    about: nameNews(news, id),
    subject,
    preheader,
    blocks: [greeting(fullName), what, words.ifNotYou],
    button: { label: words.button, url: officeLink(siteUrl, '/security') },
  }
}
