import type { FormAnswer } from '../../forms/form-answer.ts'

/** `stale`: somebody else has changed the same entry since it was opened. */
export type EntryAnswer = FormAnswer & { stale?: boolean }
