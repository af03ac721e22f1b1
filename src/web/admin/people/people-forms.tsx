import { Form } from 'react-router'
import type { Invitation } from '#contract/people.ts'
import { type Role, roles } from '#domain/accounts/roles.ts'
import { roleDescriptions, roleNames } from '#words/en/labels.ts'
import * as words from '#words/en/office-people.ts'
import { ContactAsked } from '../../forms/contact-asked.tsx'
import { FormFailure } from '../../forms/form-failure.tsx'
import { type FormResult, resultFor } from '../../forms/form-result.ts'
import { Intent } from '../../forms/intent.tsx'
import { Boxes } from '../../ui/boxes.tsx'
import { Field } from '../../ui/field.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { formatMoment } from '../format-moment.ts'
import { OwnPassword, RoleChoice } from './person-card.tsx'

type Props = { result: FormResult | undefined }

export function InviteForm({ result }: Props) {
  const own = resultFor('invite', result)
  return (
    <Form method="post" noValidate preventScrollReset className="measure space-y-4">
      <Intent is="invite" />
      <ContactAsked result={own} />
      <p className="text-ink-soft text-sm">{words.inviteMeans}</p>
      <Field label={words.email} id="invite-email" name="email" type="email" defaultValue={own?.typed?.email} error={own?.errors?.email} />
      <RoleChoice id="invite-role" chosen={own?.typed?.role ?? 'reception'} error={own?.errors?.role} />
      <ul className="space-y-1 text-ink-soft text-sm">
        {roles.map((role) => (
          <li key={role}>
            <strong>{roleNames[role]}:</strong> {roleDescriptions[role]}
          </li>
        ))}
      </ul>
      <OwnPassword id="invite-password" error={own?.errors?.password} />
      <SubmitButton acting={words.sending} of="invite" look="act">
        {words.sendInvitation}
      </SubmitButton>
      <FormFailure result={own} />
    </Form>
  )
}

export const Invitations = ({ invitations }: { invitations: Invitation[] }) => (
  <ul>
    {invitations.map(({ id, email, role, invitedBy, expiresAt }) => (
      <li key={id} className="flex flex-wrap items-center justify-between gap-3 border-sand-line border-b py-3 last:border-0">
        <p className="min-w-0 wrap-anywhere">
          {email}, {roleNames[role]}
          <span className="block text-ink-soft text-sm">{words.invitedBy(invitedBy, formatMoment(expiresAt))}</span>
        </p>
        <Form method="post" preventScrollReset>
          <Intent is="withdraw" />
          <input type="hidden" name="id" value={id} />
          <SubmitButton acting={words.withdrawing} of={`withdraw ${id}`} small>
            {words.withdraw}
            <span className="sr-only"> {email}</span>
          </SubmitButton>
        </Form>
      </li>
    ))}
  </ul>
)

export const boxOfRole = (role: Role): string => `two-step-${role}`

export function DemandForm({ demanded, result }: Props & { demanded: Role[] }) {
  const own = resultFor('demand', result)
  const ticked = (role: Role) => (own?.typed ? boxOfRole(role) in own.typed : demanded.includes(role))
  return (
    <Form method="post" noValidate preventScrollReset className="measure space-y-4">
      <Intent is="demand" />
      <Boxes
        id="demand"
        legend={words.demands}
        boxes={roles.map((role) => ({ name: boxOfRole(role), label: roleNames[role], ticked: ticked(role) }))}
        hint={words.demandsMean}
      />
      <OwnPassword id="demand-password" error={own?.errors?.password} />
      <SubmitButton acting={words.saving} of="demand">
        {words.save}
      </SubmitButton>
      <FormFailure result={own} />
    </Form>
  )
}
