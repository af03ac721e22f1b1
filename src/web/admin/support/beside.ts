import type { FilledMessage, PlannedOfStay } from '#contract/message-templates.ts'

/** What helps to write to the guest of a stay. `filled`: the text that is put into the answer. */
export type Beside = {
  texts: { id: number; name: string }[]
  planned: PlannedOfStay | null
  filled: (FilledMessage & { templateId: number }) | null
}
