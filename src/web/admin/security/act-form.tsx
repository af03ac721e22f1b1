import type { ReactNode } from 'react'
import { Form } from 'react-router'
import * as words from '#words/en/office-security.ts'
import { Intent } from '../../forms/intent.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'

type Props = { act: string; button: string; plain?: boolean; children: ReactNode }

/** A form of the two-step sign-in page. */
export function ActForm({ act, button, plain = false, children }: Props) {
  return (
    <Form method="post" noValidate replace preventScrollReset className="max-w-md space-y-5">
      <Intent is={act} />
      {children}
      <SubmitButton acting={words.oneMoment} of={act} look={plain ? 'plain' : 'act'} wide className="sm:w-auto">
        {button}
      </SubmitButton>
    </Form>
  )
}
