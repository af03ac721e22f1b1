import { Form, useLocation } from 'react-router'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'

/** Error message for a list that could not be loaded, with a retry link. */
export function TryAgain({ error }: { error: string }) {
  const { pathname } = useLocation()
  return (
    <>
      <Notice tone="bad" title={error}>
        Nothing was lost. Please try again in a moment.
      </Notice>
      <Form method="get" action={pathname} className="mt-6">
        <Button>Try Again</Button>
      </Form>
    </>
  )
}
