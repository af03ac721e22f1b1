import { z } from 'zod'
import { pageCookie } from '../cookies.server.ts'
import type { Toast } from './toast.ts'

const Shown = z.object({
  title: z.string(),
  text: z.string().optional(),
  tone: z.enum(['plain', 'good', 'bad']).optional(),
  toOffice: z.boolean().optional(),
  undo: z.object({ label: z.string(), action: z.string(), intent: z.string(), id: z.int() }).optional(),
})

/** Keeps a toast across a redirect. */
export const toastCookie = pageCookie<Toast>('toast', { maxAge: 60 }, (value) => (Shown.safeParse(value).data as Toast | undefined) ?? null)
