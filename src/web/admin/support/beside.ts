import type { FilledMessage, PlannedMessage } from '#contract/message-templates.ts'

/** What helps to write to the guest of a stay. `filled`: the text that is put into the answer. */
export type Beside = {
  texts: { id: number; name: string }[]
  planned: PlannedMessage[]
  filled: (FilledMessage & { templateId: number }) | null
}
