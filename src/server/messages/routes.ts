import type { Deps } from '../deps.ts'
import type { HandlersOf } from '../http/serve.ts'
import { addSamples } from './add-samples.ts'
import { mailSample, previewMail } from './mail-samples.ts'
import { listMailWords, readMailWords, saveMailWords } from './mail-words.ts'
import { fillForBooking, readPlanned, sendPlannedNow, skipPlanned } from './planned.ts'
import { listTemplates, removeTemplate, saveTemplate } from './templates.ts'
import { mailTest } from './test-mail.ts'

export const messageHandlers = (deps: Deps): HandlersOf<'template' | 'mailWords'> => ({
  template: {
    list: () => listTemplates(deps),
    save: ({ account, input }) => saveTemplate(deps, account, input),
    remove: ({ account, input }) => removeTemplate(deps, account, input.templateId),
    addSamples: ({ account, language }) => addSamples(deps, account, language),
    fill: ({ input }) => fillForBooking(deps, input),
    test: ({ account, input }) => mailTest(deps, account, input),
    planned: ({ input }) => readPlanned(deps, input.bookingId),
    sendNow: ({ account, input }) => sendPlannedNow(deps, account, input),
    skip: ({ account, input }) => skipPlanned(deps, account, input),
  },
  mailWords: {
    list: () => listMailWords(deps),
    read: ({ input }) => readMailWords(deps, input.mail),
    save: ({ account, input }) => saveMailWords(deps, account, input),
    preview: ({ input }) => previewMail(deps, input),
    test: ({ account, input }) => mailSample(deps, account, input),
  },
})
