import { DRAFTS } from '#web/forms/draft-key.ts'
import { REMEMBERED } from '#web/search/remembered-key.ts'

/** Forms after which somebody else may sit at the browser. */
const LEAVING: unknown[] = ['log-out', 'sign-out', 'erase']

/** Removes what was typed, and the dates chosen last, when somebody leaves; also on pages without React. */
export function removeTraces(): void {
  const removeIfLeaving = ({ target, submitter }: SubmitEvent) => {
    if (!LEAVING.includes(new FormData(target as HTMLFormElement, submitter).get('intent'))) return
    // A browser that stores nothing throws; the form is sent all the same.
    sessionStorage.removeItem(DRAFTS)
    localStorage.removeItem(REMEMBERED)
  }
  document.addEventListener('submit', removeIfLeaving, true)
}
