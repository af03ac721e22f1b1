import { Form, useLocation } from 'react-router'
import * as words from '#words/en/frame.ts'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'

/** Error message for a list that could not be loaded, with a retry link. */
export function TryAgain({ error }: { error: string }) {
  const { pathname } = useLocation()
  return (
    <>
      <Notice tone="bad" title={error}>
        {words.nothingWasLostPleaseTry}
      </Notice>
      <Form method="get" action={pathname} className="mt-6">
        <Button>{words.tryAgain}</Button>
      </Form>
    </>
  )
}
