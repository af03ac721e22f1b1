import type { InputOf } from '#contract/call.ts'
import type { templateCalls } from '#contract/message-templates.ts'
import type { Deps } from '../deps.ts'
import type { Account } from '../http/account.ts'
import { queueForAccount } from '../mail/queue-for-account.ts'
import { templatesIn } from '../notifications/in-language.ts'
import { fillForBooking } from './planned.ts'

/** Mails a text to the person who asks for it, as the guest of a booking would get it. What is missing stays in braces. */
export async function mailTest(deps: Deps, account: Account, input: InputOf<typeof templateCalls.test>): Promise<{ to: string }> {
  const { subject, body } = await fillForBooking(deps, input)
  const about = `${input.templateId} ${account.id} ${deps.now().toISOString()}`
  await deps.db.transaction((tx) =>
    queueForAccount(tx, deps, account, (_, language) => templatesIn(language).messageTest(about, { subject, body })),
  )
  return { to: account.email }
}
