import { type FormEvent, useState } from 'react'
import { Form, href } from 'react-router'
import type { Letter, MailingGuest } from '#contract/mailings.ts'
import type { MessageTemplate } from '#contract/message-templates.ts'
import { messageFields } from '#domain/messages/fields.ts'
import { LONGEST_MESSAGE } from '#domain/threads/thread.ts'
import { language } from '#words/en/language.ts'
import * as words from '#words/en/office-many.ts'
import * as messageWords from '#words/en/office-messages.ts'
import { languages, nameOf, tagOf } from '#words/languages.ts'
import { FormFailure } from '../../forms/form-failure.tsx'
import type { FormResult } from '../../forms/form-result.ts'
import { Intent } from '../../forms/intent.tsx'
import { Field, Select, TextArea } from '../../ui/field.tsx'
import { Link } from '../../ui/link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { FieldList } from './field-list.tsx'
import { type ManyAsked, toQuery } from './many-asked.ts'
import { boxOfStay, isReachable, ManyGuests } from './many-guests.tsx'

/** `letters`: own words filled in; `shown`: those words; `changed`: since they were shown before. */
export type ManyResult = FormResult<{ letters?: Letter[]; shown?: string; changed?: boolean }>

type Props = {
  asked: ManyAsked
  guests: readonly MailingGuest[]
  texts: readonly Pick<MessageTemplate, 'id' | 'name'>[]
  /** Of the text that was chosen; null for own words. */
  letters: readonly Letter[] | null
  result: ManyResult | undefined
}

/** A text, who gets it, and what each reads. */
export function ManyForm({ asked, guests, texts, letters, result }: Props) {
  const shown = letters ?? result?.letters
  const byStay = new Map(shown?.map((letter) => [letter.bookingId, letter]))
  const { typed } = result ?? {}
  const wasTicked = (guest: MailingGuest) => !typed || boxOfStay(guest.bookingId) in typed
  const [unticked, setUnticked] = useState<ReadonlySet<string>>(
    () => new Set(guests.filter((guest) => !wasTicked(guest)).map(({ bookingId }) => boxOfStay(bookingId))),
  )
  const chosen = guests.filter((guest) => isReachable(guest, byStay.get(guest.bookingId)) && !unticked.has(boxOfStay(guest.bookingId)))
  const tick = ({ target }: FormEvent) => {
    if (!(target instanceof HTMLInputElement) || target.type !== 'checkbox') return
    const { name, checked } = target
    setUnticked((before) => new Set(checked ? [...before].filter((one) => one !== name) : [...before, name]))
  }
  return (
    <Form method="post" action={`?${toQuery(asked)}`} noValidate preventScrollReset onChange={tick} className="space-y-6">
      <Intent is="send" />
      <section aria-labelledby="text">
        <h2 id="text" className="mb-2 text-lg">
          {words.text}
        </h2>
        <Texts asked={asked} texts={texts} />
        {asked.text === null && <OwnWords result={result} />}
      </section>
      {guests.length > 0 && (
        <section aria-labelledby="who">
          <h2 id="who" className="mb-1 text-lg">
            {words.who}
          </h2>
          <ManyGuests guests={guests} letters={byStay} isTicked={wasTicked} />
        </section>
      )}
      {result?.changed && <Notice tone="caution" title={words.lookAgain} />}
      <FormFailure result={result} />
      {guests.length > 0 && (
        <SubmitButton look="act" acting={words.sending} of="send">
          {shown ? words.send(chosen.length) : words.preview}
        </SubmitButton>
      )}
    </Form>
  )
}

const Texts = ({ asked, texts }: Pick<Props, 'asked' | 'texts'>) => (
  <nav aria-label={words.text} className="mb-3 flex flex-wrap gap-2">
    {[{ id: null, name: words.ownWords }, ...texts].map(({ id, name }) => (
      <Link
        key={id}
        to={`?${toQuery({ ...asked, text: id })}`}
        preventScrollReset
        aria-current={id === asked.text ? 'true' : undefined}
        className="chip"
      >
        {name}
      </Link>
    ))}
    <Link to={`${href('/admin/dashboard/messages')}?add=1`} className="bare-act text-sm">
      {words.writeTexts}
    </Link>
  </nav>
)

function OwnWords({ result }: Pick<Props, 'result'>) {
  const { typed, errors } = result ?? {}
  const lang = tagOf[language]
  return (
    <div className="max-w-2xl space-y-4">
      <input type="hidden" name="shown" value={result?.shown ?? ''} />
      <Select
        label={words.languageOfText}
        name="language"
        hint={words.languageHint}
        defaultValue={typed?.language ?? language}
        error={errors?.language}
      >
        {languages.map((one) => (
          <option key={one} value={one}>
            {nameOf[one]}
          </option>
        ))}
      </Select>
      <Field
        label={messageWords.subject}
        name="subject"
        maxLength={150}
        lang={lang}
        defaultValue={typed?.subject}
        error={errors?.subject}
      />
      <TextArea
        label={messageWords.body}
        name="body"
        rows={7}
        maxLength={LONGEST_MESSAGE}
        lang={lang}
        defaultValue={typed?.body}
        error={errors?.body}
      />
      <details>
        <summary className="link link-alone">{messageWords.fieldsTitle}</summary>
        <FieldList how={messageWords.fieldsHow} fields={messageFields.map((field) => [field, messageWords.fields[field]])} />
      </details>
    </div>
  )
}
