import type { FormAnswer } from '../forms/form-answer.ts'
import { Notice } from '../ui/notice.tsx'

/** `stale`: another administrator changed the item since the form was opened. `signedOut`: the session has ended. */
export type OfficeAnswer = FormAnswer & { stale?: boolean; signedOut?: boolean }

/**
 * Why a form failed. After a conflicting change it links to the current version (`here`).
 * Placed below the form's own button, because Enter in a field activates the first button.
 */
export function FormFailure({ answer, here }: { answer: OfficeAnswer | undefined; here: string }) {
  if (!answer?.failure) return null
  return (
    <Notice tone="bad" title={answer.failure} announced>
      <p>Nothing you wrote is lost.</p>
      {answer.signedOut && (
        <p>
          <a href="/admin" target="_blank" rel="noreferrer" className="link link-alone">
            Sign in again in a new tab
          </a>{' '}
          and then send this once more.
        </p>
      )}
      {answer.stale && (
        <div className="mt-2 flex flex-wrap items-center gap-x-5 gap-y-2">
          <a href={here} target="_blank" rel="noreferrer" className="link link-alone">
            See how it is now, in a new tab
          </a>
          <button type="submit" name="anyway" value="1" className="button button-small button-plain">
            Save mine all the same
          </button>
        </div>
      )}
    </Notice>
  )
}
