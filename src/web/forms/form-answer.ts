import type { Toast } from '../toasts/toast.ts'
import type { FormErrors, FormValues } from './read-form.server.ts'

/** What a form's action answers where it does not lead on: what was typed, what is wrong with it, and words for the whole. */
export type FormAnswer = { typed?: FormValues; errors?: FormErrors; failure?: string; toast?: Toast }
