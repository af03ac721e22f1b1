import type { TypedWords } from '#contract/mail-words.ts'
import type { Message } from '#contract/messages.ts'
import { badFields } from '#contract/refusal.ts'
import { checkWords } from '#domain/mails/check-words.ts'
import { mailParts, type WordedMail } from '#domain/mails/worded-mails.ts'

/** Errors stand at the text of their language: `subject_sr`, `above_sr`. @throws Refusal `bad_input` where a text names what does not exist, or not what it must */
export function refuseWords(mail: WordedMail, texts: readonly TypedWords[]): void {
  const errors: Record<string, Message> = {}
  for (const text of texts) {
    for (const part of mailParts) {
      const problem = text[part] === '' ? null : checkWords(mail, part, text[part])
      if (!problem) continue
      errors[`${part}_${text.language}`] =
        'lacks' in problem
          ? { code: 'mail_field_required', name: problem.lacks }
          : { code: 'message_field_unknown', name: problem.unknown, meant: problem.meant ?? '' }
    }
  }
  if (Object.keys(errors).length > 0) throw badFields(errors)
}
