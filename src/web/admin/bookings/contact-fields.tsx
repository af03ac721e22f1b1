import * as words from '#words/office-hand-booking.en.ts'
import type { FormErrors, FormValues } from '../../forms/form-result.ts'
import { Field } from '../../ui/field.tsx'
import { LanguageField } from './language-field.tsx'

type Props = { form: string; emailHint: string; typed: FormValues | undefined; errors: FormErrors | undefined }

/** Who a guest is, and in which language we write. `form`: before the ids, as a page has two of these. */
export const ContactFields = ({ form, emailHint, typed, errors }: Props) => (
  <>
    <Field id={`${form}-name`} label={words.name} name="name" maxLength={100} defaultValue={typed?.name} error={errors?.name} />
    <Field
      id={`${form}-email`}
      label={words.email}
      name="email"
      type="email"
      maxLength={254}
      defaultValue={typed?.email}
      error={errors?.email}
      hint={emailHint}
    />
    <Field
      id={`${form}-phone`}
      label={words.phone}
      name="phone"
      type="tel"
      maxLength={40}
      defaultValue={typed?.phone}
      error={errors?.phone}
    />
    <LanguageField id={`${form}-language`} language={typed?.language} />
  </>
)
