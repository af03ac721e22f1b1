import { z } from 'zod'
import { securityEventKinds } from '#domain/security/events.ts'
import { call } from './call.ts'
import { Page, Total } from './wire.ts'

export const SecurityEvent = z.object({
  at: z.string(),
  kind: z.enum(securityEventKinds),
  /** Network prefix, such as '203.0.113.0/24'; empty if no request caused the event. */
  network: z.string(),
})

export const securityCalls = {
  events: call({
    method: 'GET',
    path: '/api/adminSecurityEvents.php',
    summary: 'Sign-ins, failed ones, and what else concerns security, newest first; stored for a year',
    access: 'admin',
    input: z.object({ ...Page }),
    answer: z.object({
      /** `who` is null if no account has the address that was tried. */
      events: z.array(SecurityEvent.extend({ id: z.int(), who: z.string().nullable() })),
      ...Total,
    }),
  }),
}
