import type { InputOf } from '#contract/call.ts'
import type { pictureCalls } from '#contract/pictures.ts'
import { recordActivity } from '../activity/record-activity.ts'
import type { Deps } from '../deps.ts'
import type { Account } from '../http/account.ts'
import type { HandlersOf } from '../http/serve.ts'
import { takeIn } from './take-in.ts'

async function upload(deps: Deps, account: Account, { purpose, alt = '', files }: InputOf<typeof pictureCalls.upload>) {
  const [file] = files
  if (!file) throw new Error('a form without a file was let in')
  const url = await takeIn(deps, { bytes: new Uint8Array(await file.arrayBuffer()), file: file.name, alt, purpose })
  const did = { subject: `picture ${url}`, action: 'add', after: { purpose, alt } }
  await deps.db.transaction((tx) => recordActivity(tx, account, deps.now(), did))
  return { url }
}

export const uploadHandlers = (deps: Deps): HandlersOf<'picture'> => ({
  picture: {
    upload: ({ account, input }) => upload(deps, account, input),
  },
})
