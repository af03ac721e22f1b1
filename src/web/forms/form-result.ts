import type { Toast } from '../toasts/toast.ts'

/** Messages of invalid fields, by field name. */
export type FormErrors = Record<string, string>
/** Text fields of a form, as submitted. */
export type FormValues = Record<string, string>

/** Answer of a page's action that does not leave the page. `More`: data of one page's own forms. */
export type FormResult<More extends object = object> = {
  /** Which of the page's forms was submitted: its field `form`, or else its intent. */
  form?: string
  /** Submitted values to show again, without passwords and codes. Absent after success. */
  typed?: FormValues | undefined
  errors?: FormErrors | undefined
  /** Why the whole form failed: shown as a toast, and as a notice in the form. */
  failure?: { title: string; text?: string }
  /** What the server asks before it makes the change; the form shows it with a button that confirms (`FormQuestion`). */
  question?: string
  /** The page shows amounts or days that have changed: it is reloaded (`loadOutdated`). */
  outdated?: true
  /** Another administrator changed the item since the form was opened. */
  stale?: boolean
  /** The session has ended. */
  signedOut?: boolean
  saved?: boolean
  toast?: Toast
} & Partial<More>

/** The result if it belongs to this form, otherwise undefined. */
export const resultFor = <More extends object>(form: string, result: FormResult<More> | undefined): FormResult<More> | undefined =>
  result?.form === form ? result : undefined

/** The values without empty fields. */
export const filled = (values: FormValues): FormValues =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value.trim() !== ''))
