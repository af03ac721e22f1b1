import { redirect } from 'react-router'
import { accountCalls } from '#contract/accounts.ts'
import { apiOf } from '../api.ts'
import { flash } from '../toasts/flash.server.ts'
import type { Route } from './+types/log-out'

export const loader = () => redirect('/')

export async function action({ context }: Route.ActionArgs) {
  await apiOf(context)(accountCalls.logout, {})
  return redirect('/', { headers: { 'set-cookie': flash({ title: 'Logged Out' }) } })
}
