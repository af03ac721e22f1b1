import { z } from 'zod'
import { pushKinds, pushRoles } from '#domain/push/kinds.ts'
import { call } from './call.ts'
import { Id, Nothing, Text } from './wire.ts'

/** Hours and minutes at the villas. */
const Clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)
const Quiet = z.object({ from: Clock, until: Clock }).nullable()
const Kinds = z.array(z.enum(pushKinds)).max(pushKinds.length)
const Key = Text(200).regex(/^[\w-]+$/)

const PushDevice = z.object({
  id: z.int(),
  /** The User-Agent of the browser. */
  name: z.string(),
  kinds: Kinds,
  quiet: Quiet,
  addedAt: z.string(),
  lastSentAt: z.string().nullable(),
  /** The browser that asks. */
  here: z.boolean(),
})
export type PushDevice = z.output<typeof PushDevice>

const desk = { access: 'admin', roles: pushRoles } as const

export const pushCalls = {
  list: call({
    ...desk,
    method: 'GET',
    path: '/api/pushDevices.php',
    summary: 'One’s own browsers that get notices, and the public key for which a browser takes them',
    input: Nothing,
    answer: z.object({ key: z.string(), devices: z.array(PushDevice) }),
  }),
  add: call({
    ...desk,
    method: 'POST',
    path: '/api/addPushDevice.php',
    summary: 'Send notices to this browser: of every kind, at any hour',
    perMinute: 10,
    input: z.object({ endpoint: Text(1000), p256dh: Key, auth: Key }),
    answer: Nothing,
  }),
  change: call({
    ...desk,
    method: 'POST',
    path: '/api/changePushDevice.php',
    summary: 'Choose what one of one’s browsers hears of, and when it is left alone',
    input: z.object({ id: Id, kinds: Kinds, quiet: Quiet }),
    answer: Nothing,
  }),
  remove: call({
    ...desk,
    method: 'POST',
    path: '/api/removePushDevice.php',
    summary: 'Send no more notices to one of one’s browsers',
    input: z.object({ id: Id }),
    answer: Nothing,
  }),
  test: call({
    ...desk,
    method: 'POST',
    path: '/api/testPushDevice.php',
    summary: 'Send a notice to one of one’s browsers now',
    perMinute: 6,
    input: z.object({ id: Id }),
    answer: z.object({
      /** `gone`: the browser takes none any more, and was removed. */
      outcome: z.enum(['sent', 'gone', 'failed']),
    }),
  }),
}
