import { data, type MiddlewareFunction } from 'react-router'
import { accountCalls } from '#contract/accounts.ts'
import { apiOf } from '../api.ts'
import { attempt } from '../attempt.server.ts'

/** For everyone but an administrator the back office does not exist. Runs before any of its loaders and actions. */
export const requireAdmin: MiddlewareFunction<Response> = async ({ context }) => {
  const { answer } = await attempt(apiOf(context)(accountCalls.who, {}))
  if (answer?.user?.status !== 2) throw data(null, 404)
}
