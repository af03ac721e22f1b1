import { z } from 'zod'
import { forRoles } from '#domain/accounts/roles.ts'
import { call } from './call.ts'
import { Flag, Nothing, Page, Text, Total } from './wire.ts'

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
