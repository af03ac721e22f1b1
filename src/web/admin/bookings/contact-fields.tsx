import * as words from '#words/en/office-new-booking.ts'
import type { FormErrors, FormValues } from '../../forms/form-result.ts'
import { Field } from '../../ui/field.tsx'
import { LanguageField } from './language-field.tsx'

type Props = { emailHint: string; typed: FormValues | undefined; errors: FormErrors | undefined }

/** Who a guest is, and in which language we write. */
export const ContactFields = ({ emailHint, typed, errors }: Props) => (
  <>
    <Field label={words.name} name="name" maxLength={100} defaultValue={typed?.name} error={errors?.name} />
    <Field
      label={words.email}
      name="email"
      type="email"
      maxLength={254}
      defaultValue={typed?.email}
      error={errors?.email}
      hint={emailHint}
    />
    <Field label={words.phone} name="phone" type="tel" maxLength={40} defaultValue={typed?.phone} error={errors?.phone} />
    <LanguageField language={typed?.language} />
  </>
)
