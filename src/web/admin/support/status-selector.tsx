import { useFetcher } from 'react-router'
import * as words from '#words/en/office-support.ts'
import type { FormResult } from '../../forms/form-result.ts'
import { Intent } from '../../forms/intent.tsx'
import { useFormResult } from '../../forms/use-form-result.ts'
import { Button } from '../../ui/button.tsx'
import { Select } from '../../ui/field.tsx'
import { statusNames, type Ticket } from './ticket.ts'

/** Saves on selection. Asks for confirmation only for `resolved`, which sends an email to the guest. */
export function StatusSelector({ ticket: { id, status, version } }: { ticket: Ticket }) {
  const fetcher = useFetcher<FormResult>({ key: `ticket ${id}` })
  useFormResult(fetcher.data)
  const chosen = fetcher.formData?.get('status')
  const send = (to: string) => fetcher.submit({ intent: 'status', ticketId: id, version, status: to }, { method: 'post' })
  return (
    <fetcher.Form method="post" data-at-once className="flex items-end gap-3">
      <Intent is="status" />
      <input type="hidden" name="ticketId" value={id} />
      <input type="hidden" name="version" value={version} />
      <Select
        compact
        autoComplete="off"
        label={
          <>
            {words.status}
            <span className="sr-only"> {words.ofTicket(id)}</span>
          </>
        }
        id={`status-${id}`}
        name="status"
        value={typeof chosen === 'string' ? chosen : status}
        disabled={fetcher.state === 'submitting'}
        onChange={({ currentTarget }) => send(currentTarget.value)}
      >
        {Object.entries(statusNames).map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </Select>
      <noscript>
        <Button>
          {words.set}
          <span className="sr-only"> {words.statusOfTicket(id)}</span>
        </Button>
      </noscript>
    </fetcher.Form>
  )
}
