import { z } from 'zod'
import { pageCookie } from '../cookies.server.ts'
import type { Toast } from './toast.ts'

/** Only a page of the office takes back what was done: a browser brings this. */
const Undo = z.object({
  label: z.string(),
  action: z.string().regex(/^\/admin\/dashboard\/[\w/]*(\?|$)/),
  intent: z.enum(['free', 'status-back', 'undo-nights']),
  id: z.int(),
})

const Shown = z.object({
  title: z.string(),
  text: z.string().optional(),
  tone: z.enum(['plain', 'good', 'bad']).optional(),
  toOffice: z.boolean().optional(),
  undo: Undo.optional(),
})

/** Keeps a toast across a redirect. */
export const toastCookie = pageCookie<Toast>('toast', { maxAge: 60 }, (value) => (Shown.safeParse(value).data as Toast | undefined) ?? null)
