import * as words from '#words/en/controls.ts'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import type { FormResult } from './form-result.ts'

type Props = { result: FormResult | undefined; confirm?: string }

/**
 * Asks the server to refuse input that may be a slip (`ask` of the call), shows its question, and confirms. Placed below the form's own
 * button, because Enter in a field activates the first button. `confirm`: intent of the confirmation, in a form whose buttons have their own.
 */
export function FormQuestion({ result, confirm }: Props) {
  return (
    <>
      {!confirm && <input type="hidden" name="ask" value="1" />}
      {result?.question && (
        <Notice tone="caution" title={result.question} announced>
          <p>{words.nothingIsSavedYet}</p>
          <Button {...(confirm ? { name: 'intent', value: confirm } : { name: 'ask', value: '0' })} small>
            {words.yesSaveIt}
          </Button>
        </Notice>
      )}
    </>
  )
}
