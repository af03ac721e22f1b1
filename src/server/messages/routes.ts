import type { Deps } from '../deps.ts'
import type { HandlersOf } from '../http/serve.ts'
import { addSamples } from './add-samples.ts'
import { fillForBooking, readPlanned, sendPlannedNow, skipPlanned } from './planned.ts'
import { listTemplates, removeTemplate, saveTemplate } from './templates.ts'
import { mailTest } from './test-mail.ts'

export const templateHandlers = (deps: Deps): HandlersOf<'template'> => ({
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
})
