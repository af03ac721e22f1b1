import { href } from 'react-router'
import { bookingCalls } from '#contract/bookings.ts'
import { supportCalls } from '#contract/support.ts'
import { threadCalls } from '#contract/threads.ts'
import { formatDay } from '#words/en/days.ts'
import * as inboxWords from '#words/en/office-inbox.ts'
import * as words from '#words/en/office-support.ts'
import { done, type FormHandler, type FormHandlers, goTo, type SubmittedForm } from '../../forms/form-action.server.ts'
import { redirectTo } from '../../redirects.server.ts'
import { plannedForms } from '../messages/planned-forms.server.ts'
import { isStatus, statusNames } from './ticket.ts'

const TITLE = words.greska
const NOT_SET = words.greskaPrilikomAzuriranjaStatusa
const ifNot = { title: inboxWords.notSaved }

/** The conversation beside its list. `ticketId`: of a ticket that stays open in it, also once it is resolved. */
function toTalk({ url }: SubmittedForm, ticketId?: number): string {
  const search = new URLSearchParams(url.search)
  for (const name of ['resolve', 'erase', 'back', 'text']) search.delete(name)
  if (ticketId !== undefined) {
    search.delete('thread')
    search.delete('stay')
    search.set('ticket', String(ticketId))
  }
  return `${href('/admin/dashboard/support')}?${search}`
}

/** Sets the status. One that was not `resolved` can be set back: resolving again would write to the guest again. */
const status: FormHandler = async (form) => {
  const input = form.check(supportCalls.update.input, form.values, { fieldless: true, title: TITLE, bug: NOT_SET })
  const { ticketId } = input
  if (input.status === 'resolved' && form.values.confirmed !== 'yes') return redirectTo(`${toTalk(form, ticketId)}&resolve=${ticketId}`)
  await form.send(supportCalls.update, input, {
    instead: ({ code, status }) =>
      code === 'state_changed' || status === 401 || status === 403 ? undefined : { failure: { title: TITLE, text: NOT_SET } },
  })
  const { before } = form.values
  const title = words.ticketIsNow(ticketId, statusNames[input.status])
  if (input.status === 'resolved' || before === input.status || !isReversible(before)) return done(toTalk(form, ticketId), title)
  const undo = { label: inboxWords.undo, action: `${toTalk(form, ticketId)}&back=${before}`, intent: 'status-back', id: ticketId }
  return goTo(toTalk(form, ticketId), { title, tone: 'good', undo })
}

const isReversible = (before: string | undefined | null) => isStatus(before) && before !== 'resolved'

export const talkForms: FormHandlers = {
  ...plannedForms(toTalk),
  reply: async (form) => {
    const input = form.check(supportCalls.reply.input)
    await form.send(supportCalls.reply, input)
    return done(toTalk(form), words.answerSent(input.ticketId))
  },
  status,
  'status-back': async (form) => {
    const before = form.url.searchParams.get('back')
    const input = { ticketId: form.values.id, status: isReversible(before) ? before : undefined }
    const { ticketId, status: back } = form.check(supportCalls.update.input, input, { fieldless: true, title: TITLE, bug: NOT_SET })
    await form.send(supportCalls.update, { ticketId, status: back }, { title: TITLE })
    return done(toTalk(form, ticketId), words.ticketIsNow(ticketId, statusNames[back]))
  },
  write: async (form) => {
    await form.call(threadCalls.writeToStay, form.values, { title: inboxWords.notSent })
    return done(toTalk(form), inboxWords.messageSent)
  },
  answer: async (form) => {
    await form.call(threadCalls.answer, form.values, { title: inboxWords.notSent })
    return done(toTalk(form), inboxWords.messageSent)
  },
  erase: async (form) => {
    await form.call(threadCalls.erase, form.values, { ...ifNot, fieldless: true })
    return done(`${href('/admin/dashboard/support')}?status=questions`, inboxWords.erased)
  },
  unread: async (form) => {
    await form.call(threadCalls.markRead, { threadId: form.values.threadId, unread: '1' }, { ...ifNot, fieldless: true })
    return done(toTalk(form), inboxWords.markedAsUnread)
  },
  assign: async (form) => {
    await form.call(threadCalls.assign, form.values, { ...ifNot, fieldless: true })
    return done(toTalk(form), form.values.accountId ? inboxWords.assigned : inboxWords.notAssigned)
  },
  close: async (form) => {
    await form.call(threadCalls.close, form.values, { ...ifNot, fieldless: true })
    return done(toTalk(form), inboxWords.waitsNoLonger)
  },
  note: async (form) => {
    await form.call(bookingCalls.note, form.values, ifNot)
    return done(toTalk(form), inboxWords.noteSaved)
  },
  'remove-note': async (form) => {
    await form.call(bookingCalls.removeNote, form.values, { ...ifNot, fieldless: true })
    return done(toTalk(form), inboxWords.noteRemoved)
  },
  remind: async (form) => {
    const { threadId, remindOn } = form.check(threadCalls.remind.input.required())
    await form.send(threadCalls.remind, { threadId, remindOn }, ifNot)
    return done(toTalk(form), inboxWords.comesBackTold(formatDay(remindOn)))
  },
  'no-reminder': async (form) => {
    const { threadId } = form.check(threadCalls.remind.input, { threadId: form.values.threadId }, { fieldless: true, ...ifNot })
    await form.send(threadCalls.remind, { threadId }, ifNot)
    return done(toTalk(form), inboxWords.reminderGone)
  },
}
