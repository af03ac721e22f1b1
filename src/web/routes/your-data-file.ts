import { href } from 'react-router'
import { privacyCalls } from '#contract/privacy.ts'
import { getApi } from '../api.ts'
import { apiResult } from '../api-results.server.ts'
import { toLogIn } from '../forms/form-action.server.ts'
import type { Route } from './+types/your-data-file'

/** All stored data about the guest, as one file. */
export async function loader({ context }: Route.LoaderArgs) {
  const { answer, refused } = await apiResult(getApi(context)(privacyCalls.read, {}))
  if (refused?.code === 'signed_out') throw await toLogIn(href('/your-data'))
  if (refused) throw new Response(refused.message, { status: refused.status })
  const inEuros = JSON.stringify(privacyCalls.read.answer.encode(answer), null, 2)
  return new Response(inEuros, {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': 'attachment; filename="my-data.json"',
      'cache-control': 'private, no-store',
    },
  })
}
