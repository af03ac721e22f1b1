import type { ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'

type Props = { act: string; button: string; plain?: boolean; children: ReactNode }

/** A form of the two-step sign-in page. */
export function ActForm({ act, button, plain = false, children }: Props) {
  const { state, formData } = useNavigation()
  const busy = state === 'submitting' && formData?.get('intent') === act
  return (
    <Form method="post" noValidate replace preventScrollReset className="max-w-md space-y-5">
      <input type="hidden" name="intent" value={act} />
      {children}
      <button type="submit" disabled={busy} className={`button w-full sm:w-auto ${plain ? 'button-plain' : 'button-act'}`}>
        {busy ? 'One moment …' : button}
      </button>
    </Form>
  )
}
