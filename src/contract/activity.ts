import { z } from 'zod'
import { forRoles } from '#domain/accounts/roles.ts'
import { call } from './call.ts'
import { Json, Page, Text, Total } from './wire.ts'

export const Activity = z.object({
  id: z.int(),
  at: z.string(),
  who: z.string(),
  /** The changed item, such as 'villa Villa Thea'. */
  subject: z.string(),
  action: z.string(),
  /** Values before and after. For a changed item only the fields that differ; null if the item did not exist. */
  before: Json.nullable(),
  after: Json.nullable(),
})

export const activityCalls = {
  list: call({
    method: 'GET',
    path: '/api/adminActivity.php',
    summary: 'What administrators have changed, newest first',
    access: 'admin',
    roles: forRoles.management,
    input: z.object({ search: Text(100).optional(), ...Page }),
    answer: z.object({ activity: z.array(Activity), ...Total }),
  }),
}
