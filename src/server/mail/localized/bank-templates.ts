import { randomBytes } from 'node:crypto'
import type { BankNews } from '#words/en/mail-accounts.ts'
import * as words from '#words/en/mail-accounts.ts'
import { greeting } from '#words/en/mail-frame.ts'
import type { GuestEmailTemplate } from '../email-template.ts'
import { officeLink } from '../office-link.ts'

export type { BankNews }

export const bankChanged = ({ fullName }: { fullName: string }, news: BankNews, siteUrl: string): GuestEmailTemplate => ({
  kind: 'bank',
  about: randomBytes(9).toString('base64url'),
  subject: words.bank.subject,
  preheader: words.bank.preheader,
  blocks: [greeting(fullName), words.bank.happened(news), words.bank.ifWrong],
  button: { label: words.bank.button, url: officeLink(siteUrl, '/bank') },
})
