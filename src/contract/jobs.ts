import { z } from 'zod'
import { forRoles } from '#domain/accounts/roles.ts'
import { call } from './call.ts'
import { Flag, Nothing, Page, Text, Total } from './wire.ts'

/** Jobs are stored and found by their names. Runs of former jobs keep theirs. */
export type JobName =
  | 'put times right'
  | 'read the exchange rate'
  | 'read other currencies'
  | 'ask the bank'
  | 'deliver events'
  | 'ask about lost payments'
  | 'refund lost payments'
  | 'look once more'
  | 'check the access to the bank'
  | 'send refunds'
  | 'read calendars'
  | 'remind of instalments'
  | 'remind of transfers'
  | 'remind of unfinished bookings'
  | 'keep promised nights'
  | 'end offers'
  | 'remind of complaints'
  | 'send planned messages'
  | 'read answers'
  | 'ask for reviews'
  | 'mail figures of the month'
  | 'send mails'
  | 'send notices'
  | 'make small pictures'
  | 'remove unused pictures'
  | 'erase document numbers'
  | 'clear old data'
  | 'keep what ended'
  | 'back up'
  | 'forget old runs'

const Moment = z.string().nullable()

const Job = z.object({
  name: z.string(),
  everySeconds: z.int(),
  running: z.boolean(),
  lastRunAt: Moment,
  /** Error of the last run; null if it succeeded. */
  lastError: z.string().nullable(),
  nextRunAt: Moment,
  runs: z.int(),
})

const JobRun = z.object({
  id: z.int(),
  job: z.string(),
  state: z.enum(['running', 'done', 'failed']),
  beganAt: z.string(),
  endedAt: Moment,
  error: z.string().nullable(),
})

export const jobCalls = {
  list: call({
    method: 'GET',
    path: '/api/adminJobs.php',
    summary: 'What the site does by itself, and every run of it, newest first',
    access: 'admin',
    roles: forRoles.management,
    input: z.object({ job: Text(100).optional(), failed: Flag.optional(), ...Page }),
    answer: z.object({ jobs: z.array(Job), runs: z.array(JobRun), ...Total }),
  }),
  runNow: call({
    method: 'POST',
    path: '/api/adminJobRun.php',
    summary: 'Let a job run as soon as a process is free for it',
    access: 'admin',
    roles: forRoles.management,
    input: z.object({ job: Text(100, 'job_required') }),
    answer: Nothing,
  }),
}
