import type { Attention } from '#contract/dashboard.ts'
import * as words from '#words/en/office-attention.ts'
import type { Deps } from '../../deps.ts'
import { readReturnedMails } from '../../threads/returned-mails.ts'
import { attentionItem, MOST_OF_A_KIND } from '../attention-item.ts'

/** Mails to guests that did not arrive. */
export async function returnedMails({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<Attention[]> {
  const rows = await readReturnedMails(db, now()).limit(MOST_OF_A_KIND)
  return rows.map(({ subject, recipient, why, returnedAt, bookingId }) =>
    attentionItem('returned_mail', words.returnedMail(subject, recipient, why ?? ''), { at: returnedAt?.toISOString() ?? null, bookingId }),
  )
}
