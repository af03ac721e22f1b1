import type { Person } from '#contract/people.ts'
import { roles } from '#domain/accounts/roles.ts'
import { roleDescriptions, roleNames } from '#words/en/labels.ts'
import * as words from '#words/en/office-people.ts'
import { type FormResult, resultFor } from '../../forms/form-result.ts'
import { Field, Select } from '../../ui/field.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { FoldedForm } from '../folded-form.tsx'
import { formatMoment } from '../format-moment.ts'

type Props = { person: Person; own: boolean; result: FormResult | undefined }

/** Somebody with a role, and the forms that change or take it. */
export function PersonCard({ person: { id, fullName, email, role, lastSignInAt, twoStep }, own, result }: Props) {
  const changing = resultFor(`role-${id}`, result)
  const removing = resultFor(`remove-${id}`, result)
  return (
    <article aria-labelledby={`person-${id}`} className="part min-w-0">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h2 id={`person-${id}`} className="min-w-0 wrap-anywhere font-sans font-semibold text-lg">
          {fullName}
        </h2>
        <span className="text-sm">{roleNames[role]}</span>
        {own && <span className="text-ink-soft text-sm">{words.you}</span>}
      </div>
      <p className="wrap-anywhere text-sm">{email}</p>
      <p className="text-ink-soft text-sm">{roleDescriptions[role]}</p>
      <dl className="facts mt-3 text-sm">
        <div>
          <dt>{words.lastSignIn}</dt>
          <dd>{lastSignInAt ? formatMoment(lastSignInAt) : words.never}</dd>
        </div>
        <div>
          <dt>{words.twoStep}</dt>
          <dd>{twoStep ? words.on : words.off}</dd>
        </div>
      </dl>
      <div className="mt-3 flex flex-col">
        <FoldedForm is="role" form={`role-${id}`} title={words.changeRole} of={words.of(fullName)} result={changing}>
          <input type="hidden" name="id" value={id} />
          <RoleChoice id={`role-${id}`} chosen={changing?.typed?.role ?? role} error={changing?.errors?.role} />
          <OwnPassword id={`role-password-${id}`} error={changing?.errors?.password} />
          <SubmitButton acting={words.saving} of={`role-${id}`} look="act">
            {words.save}
          </SubmitButton>
        </FoldedForm>
        <FoldedForm is="remove" form={`remove-${id}`} title={words.remove} of={fullName} result={removing}>
          <input type="hidden" name="id" value={id} />
          <p>{words.removeMeans}</p>
          <OwnPassword id={`remove-password-${id}`} error={removing?.errors?.password} />
          <SubmitButton acting={words.removing} of={`remove-${id}`} look="act">
            {words.removePerson(fullName)}
          </SubmitButton>
        </FoldedForm>
      </div>
    </article>
  )
}

export const RoleChoice = ({ id, chosen, error }: { id: string; chosen: string; error: string | undefined }) => (
  <Select label={words.role} id={id} name="role" defaultValue={chosen} error={error}>
    {roles.map((role) => (
      <option key={role} value={role}>
        {roleNames[role]}
      </option>
    ))}
  </Select>
)

export const OwnPassword = ({ id, error }: { id: string; error: string | undefined }) => (
  <Field label={words.yourPassword} id={id} name="password" type="password" password="own" autoComplete="current-password" error={error} />
)
