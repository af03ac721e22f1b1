import type { Db } from '../db/client.ts'
import type { Deps } from '../deps.ts'
import type { TwoStepNews } from './localized/two-step-templates.ts'
import { queueForAccount } from './queue-for-account.ts'

type Person = { id: number; fullName: string; email: string }

export const queueTwoStepMail = (tx: Db, deps: Pick<Deps, 'env' | 'now'>, person: Person, news: TwoStepNews): Promise<void> =>
  queueForAccount(tx, deps, person, (say) => say.twoStepLetter(person, news, deps.env.siteUrl))
