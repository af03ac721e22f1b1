import type { ReactNode } from 'react'
import { Form } from 'react-router'
import type { MailEdition, MailInLanguage } from '#contract/mail-words.ts'
import { Intent } from '../../forms/intent.tsx'

type Words = MailEdition['own']

export const toFirstForm = (language: string): string => `first-${language}`

type Props = { intent: string; id?: string; text: Pick<MailInLanguage, 'language' | 'edition'>; own: Words; children?: ReactNode }

/** A form without fields that writes the texts of one language. `id`: for a button elsewhere. */
export const OneLanguage = ({ intent, id, text: { language, edition }, own, children }: Props) => (
  <Form method="post" id={id} preventScrollReset>
    <Intent is={intent} />
    <input type="hidden" name="language" value={language} />
    <input type="hidden" name={`version_${language}`} value={edition} />
    {Object.entries(own).map(([part, value]) => (
      <input key={part} type="hidden" name={`${part}_${language}`} value={value} />
    ))}
    {children}
  </Form>
)

/** What puts the first text back. */
export const ToFirst = ({ text }: { text: MailInLanguage }) => (
  <OneLanguage intent="first" id={toFirstForm(text.language)} text={text} own={{ subject: '', above: '', below: '' }} />
)
