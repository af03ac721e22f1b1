import type { Deps } from '../deps.ts'
import type { HandlersOf } from '../http/serve.ts'
import { addSamples } from './add-samples.ts'
import { listMailings } from './list-mailings.ts'
import { listTemplates, readReach } from './list-templates.ts'
import { mailSample, previewMail } from './mail-samples.ts'
import { listMailWords, readMailWords, saveMailWords } from './mail-words.ts'
import { findMailingGuests } from './mailing-guests.ts'
import { previewMailing } from './mailing-texts.ts'
import { fillForBooking, readPlanned, sendPlannedNow, skipPlanned } from './planned.ts'
import { sendMailing, undoMailing } from './send-mailing.ts'
import { removeTemplate, saveTemplate } from './templates.ts'
import { mailTest } from './test-mail.ts'

export const messageHandlers = (deps: Deps): HandlersOf<'template' | 'mailWords' | 'mailing'> => ({
  template: {
    list: () => listTemplates(deps),
    reach: () => readReach(deps),
    save: ({ account, input }) => saveTemplate(deps, account, input),
    remove: ({ account, input }) => removeTemplate(deps, account, input.templateId),
    addSamples: ({ account, language }) => addSamples(deps, account, language),
    fill: ({ input }) => fillForBooking(deps, input),
    test: ({ account, input }) => mailTest(deps, account, input),
    planned: ({ input }) => readPlanned(deps, input.bookingId),
    sendNow: ({ account, input }) => sendPlannedNow(deps, account, input),
    skip: ({ account, input }) => skipPlanned(deps, account, input),
  },
  mailing: {
    guests: ({ input }) => findMailingGuests(deps, input),
    preview: ({ input }) => previewMailing(deps, input),
    send: ({ account, input }) => sendMailing(deps, account, input),
    undo: ({ account, input }) => undoMailing(deps, account, input.mailingId),
    list: ({ input }) => listMailings(deps, input),
  },
  mailWords: {
    list: () => listMailWords(deps),
    read: ({ input }) => readMailWords(deps, input.mail),
    save: ({ account, input }) => saveMailWords(deps, account, input),
    preview: ({ input }) => previewMail(deps, input),
    test: ({ account, input }) => mailSample(deps, account, input),
  },
})
