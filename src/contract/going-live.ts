import { z } from 'zod'
import { forRoles } from '#domain/accounts/roles.ts'
import { fixers, liveConditionCodes } from '#domain/going-live/conditions.ts'
import { call } from './call.ts'
import { Day, Nothing } from './wire.ts'

/** One thing that a site with real guests needs. `page`: where it is met in the office; null on the server alone. */
const Condition = z.object({
  code: z.enum(liveConditionCodes),
  who: z.enum(fixers),
  /** LIVE=1 refuses a first start without it; otherwise it is advice. */
  needed: z.boolean(),
  page: z.string().nullable(),
  /**
   * Empty once it is met. `name`: a setting as `company.taxNumber`, a villa, a language, a person or an environment variable. `page`: as
   * above, at the field. `by`: until when a site that is live already has to meet it.
   */
  lacks: z.array(z.object({ name: z.string(), page: z.string().nullable(), by: Day.nullable() })),
})
export type GoingLiveCondition = z.output<typeof Condition>

export const goingLiveCalls = {
  read: call({
    method: 'GET',
    path: '/api/adminGoingLive.php',
    summary: 'What the site needs before real guests may pay, what is there already, and who adds the rest',
    access: 'admin',
    roles: forRoles.management,
    input: Nothing,
    /** `live`: it sells to real guests now. */
    answer: z.object({ live: z.boolean(), conditions: z.array(Condition) }),
  }),
}
