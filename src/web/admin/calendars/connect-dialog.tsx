import { Form, useNavigate } from 'react-router'
import { FormFailure } from '../../forms/form-failure.tsx'
import type { FormResult } from '../../forms/form-result.ts'
import { SubmitButton } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field, Select } from '../../ui/field.tsx'

type Props = { open: boolean; villas: { id: number; name: string }[]; result: FormResult | undefined }

export function ConnectDialog({ open, villas, result }: Props) {
  const navigate = useNavigate()
  const { typed, errors } = result ?? {}
  return (
    <Dialog open={open} close={() => navigate('?', { replace: true, preventScrollReset: true })} title="Connect a calendar">
      <Form method="post" action="?connect=1" replace preventScrollReset noValidate className="space-y-5">
        <Select label="Villa" name="villaId" defaultValue={typed?.villaId} error={errors?.villaId}>
          {villas.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
        <Field label="Platform" name="name" maxLength={60} placeholder="Airbnb" defaultValue={typed?.name} error={errors?.name} />
        <Field
          label="Address of its calendar"
          name="importUrl"
          type="url"
          required={false}
          maxLength={2000}
          defaultValue={typed?.importUrl}
          error={errors?.importUrl}
          hint="Where the platform calls it ‘export calendar’. Its nights are kept here; without it only our nights are told there."
        />
        <FormFailure result={result} here="?" />
        <SubmitButton name="intent" value="connect" acting="Connecting …" look="act">
          Connect
        </SubmitButton>
      </Form>
    </Dialog>
  )
}
