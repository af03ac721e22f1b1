import { z } from 'zod'
import { call } from './call.ts'
import { Nothing, Text } from './wire.ts'

/** What the links in mails to an address name it by. Of one that nobody has, all calls answer as of somebody who gets no news. */
const OfAddress = z.object({ token: Text(80) })

/** Agreed to on the page of a stay, with the conversation as the way of guests without account. */
export const StayNews = z.object({ agreed: z.boolean() })
export type StayNews = z.output<typeof StayNews>

/** News (advertising) by mail, by the links in it. */
export const newsCalls = {
  read: call({
    method: 'GET',
    path: '/api/news.php',
    perMinute: 60,
    summary: 'Whether an address gets news by e-mail, by the link of a mail',
    access: 'visitor',
    input: OfAddress,
    /** `canUndo`: it has unsubscribed. */
    answer: z.object({ agreed: z.boolean(), canUndo: z.boolean() }),
  }),
  unsubscribe: call({
    method: 'POST',
    path: '/api/unsubscribe.php',
    perMinute: 60,
    summary: 'Get no more news by e-mail, by the link of a mail; again and again the same',
    access: 'visitor',
    input: OfAddress,
    answer: Nothing,
  }),
  undo: call({
    method: 'POST',
    path: '/api/subscribeAgain.php',
    perMinute: 20,
    summary: 'Get news by e-mail again after unsubscribing, by the link of a mail',
    access: 'visitor',
    input: OfAddress,
    answer: Nothing,
  }),
}
