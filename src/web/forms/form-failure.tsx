import { type ReactNode, useEffect, useRef } from 'react'
import { href } from 'react-router'
import * as words from '#words/en/controls.ts'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import type { FormResult } from './form-result.ts'

type Props = {
  result: FormResult | undefined
  /** URL of the form with current data, for a result that is stale. */
  here?: string
  /** What has not happened, or is not lost. */
  children?: ReactNode
}

/**
 * Why a form failed. After a conflicting change it links to the current version.
 * Placed below the form's own button if it can be stale, because Enter in a field activates the first button.
 */
export function FormFailure({ result, here, children = words.nothingYouWroteIsLost2 }: Props) {
  const shown = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (result?.failure) shown.current?.scrollIntoView({ block: 'nearest' })
  }, [result])
  if (!result?.failure) return null
  const { title, text } = result.failure
  return (
    <div ref={shown} className="scroll-my-40">
      <Notice tone="bad" title={title} announced>
        {text && text !== title && <p>{text}</p>}
        <p>{children}</p>
        {result.signedOut && (
          <p>
            <a href={href('/admin')} target="_blank" rel="noreferrer" className="link link-alone">
              {words.signInAgainInANew}
            </a>{' '}
            {words.andThenSendItAgain}
          </p>
        )}
        {result.stale && here && (
          <div className="mt-2 flex flex-wrap items-center gap-x-5 gap-y-2">
            <a href={here} target="_blank" rel="noreferrer" className="link link-alone">
              {words.seeTheCurrentVersion}
            </a>
            <Button name="anyway" value="1" small>
              {words.saveMyVersionAnyway}
            </Button>
          </div>
        )}
      </Notice>
    </div>
  )
}
