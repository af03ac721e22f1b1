import { type ReactNode, useState } from 'react'
import { Form, useNavigate } from 'react-router'
import * as words from '#words/en/office-catalogue.ts'
import { FormFailure } from '../../forms/form-failure.tsx'
import type { FormResult } from '../../forms/form-result.ts'
import { Intent } from '../../forms/intent.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'

type Entry = { id: number; version: number }

type Props = {
  open: boolean
  title: string
  back: string
  /** URL of this dialog, to load the current entry. */
  here: string
  entry: Entry | undefined
  result: FormResult | undefined
  waiting: boolean
  children: ReactNode
}

/** Adds an entry, or edits the given one; opened and closed by URL. */
export function EntryDialog({ open, title, back, ...form }: Props) {
  const navigate = useNavigate()
  return (
    <Dialog open={open} close={() => navigate(back, { replace: true, preventScrollReset: true })} title={title}>
      <EntryForm key={form.entry?.id} back={back} {...form} />
    </Dialog>
  )
}

function EntryForm({ back, here, entry, result, waiting, children }: Omit<Props, 'open' | 'title'>) {
  // Version from when the form was opened. A newer one would let a save overwrite another administrator's change.
  const [version] = useState(result?.typed?.version ?? entry?.version)
  return (
    <Form method="post" action={here} replace noValidate preventScrollReset className="space-y-5">
      <Intent is={entry ? 'change' : 'add'} />
      {entry && <input type="hidden" name="id" value={entry.id} />}
      {entry && <input type="hidden" name="version" value={version} />}
      {children}
      <div className="flex flex-wrap gap-3">
        <SubmitButton disabled={waiting} acting={words.saving} look="act">
          {words.save}
        </SubmitButton>
        <LinkButton to={back} replace preventScrollReset>
          {words.cancel}
        </LinkButton>
      </div>
      <FormFailure result={result} here={here} />
    </Form>
  )
}

export const Featured = ({ checked }: { checked: boolean }) => <Checkbox name="featured" defaultChecked={checked} label={words.featured} />
