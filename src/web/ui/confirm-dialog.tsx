import type { ReactNode } from 'react'
import { Form, useLocation, useNavigate } from 'react-router'
import * as words from '#words/en/controls.ts'
import { LinkButton } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { SubmitButton } from './submit-button.tsx'

type Props = {
  open: boolean
  /** URL without the dialog; the form is posted there too. */
  back: string
  title: string
  /** Button label, and its label while submitting. */
  act: string
  acting: string
  fields: Record<string, string | number>
  children: ReactNode
}

/** Confirmation dialog, opened and closed by URL. Closes after every answer, including a refusal. */
export function ConfirmDialog({ open, back, title, act, acting, fields, children }: Props) {
  const navigate = useNavigate()
  const { search } = useLocation()
  const answered = search === (back === '?' ? '' : back)
  return (
    <Dialog open={open && !answered} close={() => navigate(back, { replace: true, preventScrollReset: true })} title={title}>
      <div className="space-y-3">{children}</div>
      <Form method="post" action={back} replace preventScrollReset className="mt-6 flex flex-wrap gap-3">
        {Object.entries(fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <SubmitButton acting={acting} look="act">
          {act}
        </SubmitButton>
        <LinkButton to={back} replace preventScrollReset>
          {words.cancel}
        </LinkButton>
      </Form>
    </Dialog>
  )
}
