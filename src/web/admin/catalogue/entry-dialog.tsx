import { type ReactNode, useState } from 'react'
import { Form, Link, useNavigate, useNavigation } from 'react-router'
import { Dialog } from '../../ui/dialog.tsx'
import { FormFailure, type OfficeAnswer } from '../form-failure.tsx'

type Entry = { id: number; version: number }

type Props = {
  open: boolean
  title: string
  back: string
  /** URL of this dialog, to load the current entry. */
  here: string
  entry: Entry | undefined
  answer: OfficeAnswer | undefined
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

function EntryForm({ back, here, entry, answer, waiting, children }: Omit<Props, 'open' | 'title'>) {
  const busy = useNavigation().state === 'submitting'
  // Version from when the form was opened. A newer one would let a save overwrite another administrator's change.
  const [version] = useState(answer?.typed?.version ?? entry?.version)
  return (
    <Form method="post" action={here} replace noValidate preventScrollReset className="space-y-5">
      <input type="hidden" name="intent" value={entry ? 'change' : 'add'} />
      {entry && <input type="hidden" name="id" value={entry.id} />}
      {entry && <input type="hidden" name="version" value={version} />}
      {children}
      <div className="flex flex-wrap gap-3">
        <button type="submit" disabled={busy || waiting} className="button button-act">
          {busy ? 'Saving …' : 'Save'}
        </button>
        <Link to={back} replace preventScrollReset className="button button-plain">
          Cancel
        </Link>
      </div>
      <FormFailure answer={answer} here={here} />
    </Form>
  )
}

export const Featured = ({ checked }: { checked: boolean }) => (
  <label className="flex min-h-11 items-center gap-3">
    <input type="checkbox" name="featured" value="1" defaultChecked={checked} className="size-5 accent-aegean" />
    Featured
  </label>
)
