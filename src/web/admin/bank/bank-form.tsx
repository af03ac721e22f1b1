import { Form } from 'react-router'
import type { bankAccountCalls } from '#contract/bank-account.ts'
import type { AnswerOf } from '#contract/call.ts'
import * as words from '#words/en/office-bank.ts'
import { FormFailure } from '../../forms/form-failure.tsx'
import { type FormResult, resultFor } from '../../forms/form-result.ts'
import { Intent } from '../../forms/intent.tsx'
import { Field, Select } from '../../ui/field.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'

export type BankAccount = AnswerOf<typeof bankAccountCalls.read>

type Props = { account: BankAccount; result: FormResult | undefined }

/** The account for card payments. Keys are written here and never shown. */
export function BankForm({ account, result }: Props) {
  const own = resultFor('save', result)
  const field = (name: 'clientId' | 'gatewayUrl' | 'apiUrl' | 'apiUser') => ({
    name,
    defaultValue: own?.typed?.[name] ?? account[name],
    error: own?.errors?.[name],
    autoCapitalize: 'none',
    spellCheck: false,
    autoComplete: 'off',
  })
  const key = (name: 'storeKey' | 'apiPassword') => ({
    name,
    error: own?.errors?.[name],
    type: 'password',
    autoComplete: 'off',
    hint: account.from === 'office' ? words.staysIfEmpty : undefined,
    required: account.from !== 'office',
  })
  return (
    <Form method="post" noValidate preventScrollReset className="measure space-y-5">
      <Intent is="save" />
      <Field label={words.merchantId} hint={words.merchantIdMeans} {...field('clientId')} />
      <Field label={words.storeKey} {...key('storeKey')} />
      <Select
        label={words.hashVersion}
        name="hashVersion"
        hint={words.hashVersionMeans}
        defaultValue={own?.typed?.hashVersion ?? account.hashVersion}
        error={own?.errors?.hashVersion}
      >
        {Object.entries(words.hashVersions).map(([version, label]) => (
          <option key={version} value={version}>
            {label}
          </option>
        ))}
      </Select>
      <Field label={words.gateway} type="url" hint={words.gatewayMeans} {...field('gatewayUrl')} />
      <Field label={words.api} type="url" hint={words.apiMeans} {...field('apiUrl')} />
      <Field label={words.apiUser} hint={words.apiUserMeans} {...field('apiUser')} />
      <Field label={words.apiPassword} {...key('apiPassword')} />
      <Field
        label={words.yourPassword}
        name="password"
        type="password"
        password="own"
        autoComplete="current-password"
        hint={words.yourPasswordMeans}
        error={own?.errors?.password}
      />
      <p className="text-ink-soft text-sm">{words.formerStay}</p>
      <SubmitButton acting={words.saving} of="save" look="act">
        {words.save}
      </SubmitButton>
      <FormFailure result={own} />
    </Form>
  )
}
