import type { Attention } from '#contract/dashboard.ts'
import * as words from '#words/en/office-attention.ts'
import { mails } from '#words/en/office-mail-words.ts'
import { nameOf } from '#words/languages.ts'
import type { Db } from '../../db/client.ts'
import { listUnusableMails } from '../../messages/mail-words.ts'
import { attentionItem } from '../attention-item.ts'

/** Words of mails that name what a later release does not know. */
export const unusableMails = async (db: Db): Promise<Attention[]> =>
  (await listUnusableMails(db)).map(({ mail, language, writtenAt }) =>
    attentionItem('unusable_mail', words.unusableMail(mails[mail].name, nameOf[language]), { at: writtenAt.toISOString() }),
  )
