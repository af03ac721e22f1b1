import type { Toast } from '../toasts/toast.ts'
import type { FormErrors, FormValues } from './read-form.server.ts'

/** Answer of a form action that does not redirect: submitted values, field errors, and a message for the whole form. */
export type FormAnswer = { typed?: FormValues; errors?: FormErrors; failure?: string; toast?: Toast }
