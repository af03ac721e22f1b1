import { z } from 'zod'
import { call } from './call.ts'
import { Page, Text, Total } from './wire.ts'

const Activity = z.object({
  id: z.int(),
  at: z.string(),
  who: z.string(),
  /** What was changed, such as 'villa Villa Thea'. */
  subject: z.string(),
  action: z.string(),
  /** As it was and as it is; of a changed thing only the fields that differ. Null where there was or is nothing. */
  before: z.json().nullable(),
  after: z.json().nullable(),
})

export const activityCalls = {
  list: call({
    method: 'GET',
    path: '/api/adminActivity.php',
    summary: 'What administrators have changed, newest first',
    access: 'admin',
    input: z.object({ search: Text(100).optional(), ...Page }),
    answer: z.object({ activity: z.array(Activity), ...Total }),
  }),
}
