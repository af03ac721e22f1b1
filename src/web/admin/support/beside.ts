import type { FilledMessage } from '#contract/message-templates.ts'
import type { Planned } from '../messages/planned-list.tsx'

/** What helps to write to the guest of a stay. `filled`: the text that is put into the answer. */
export type Beside = {
  texts: { id: number; name: string }[]
  planned: Planned
  filled: (FilledMessage & { templateId: number }) | null
}
