import { useLocation } from 'react-router'
import type { AnswerOf } from '#contract/call.ts'
import type { MailInLanguage, mailWordsCalls } from '#contract/mail-words.ts'
import { LONGEST_SUBJECT, type MailPart } from '#domain/mails/worded-mails.ts'
import { LONGEST_MESSAGE } from '#domain/threads/thread.ts'
import * as words from '#words/en/office-mail-words.ts'
import { nameOf, tagOf } from '#words/languages.ts'
import type { FormResult } from '../../forms/form-result.ts'
import { Button } from '../../ui/button.tsx'
import { Field, TextArea } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { LongFormPart } from '../long-form/form-part.tsx'
import { toFirstForm } from './to-first.tsx'

type Props = {
  text: MailInLanguage
  required: AnswerOf<typeof mailWordsCalls.read>['required']
  result: FormResult | undefined
  unsaved: boolean
}

/** A mail in a language from top to bottom: the owners' texts, and between them what the site says itself. */
export function WordsPart({ text, required, result, unsaved }: Props) {
  const { language, own, first, frame, unusable } = text
  const { typed, errors } = result ?? {}
  const { search } = useLocation()
  const isOwn = Object.values(own).some((one) => one !== '')
  const toField = (part: MailPart) => {
    const name = `${part}_${language}`
    return {
      name,
      id: name,
      lang: tagOf[language],
      required: false,
      defaultValue: typed?.[name] ?? (own[part] || first[part]),
      error: errors?.[name],
      hint: listMust(required[part]),
    }
  }
  const isWrong = Object.keys(errors ?? {}).some((name) => name.endsWith(`_${language}`))
  const isShown = typed?.look === language
  return (
    <LongFormPart
      id={`in-${language}`}
      title={nameOf[language]}
      unsaved={unsaved}
      fold={{ open: language === 'en' || isWrong || isShown }}
      mark={
        <span className="state text-sm" data-status={isOwn ? 'paid' : 'closed'}>
          {isOwn ? words.own : words.first}
        </span>
      }
    >
      {unusable.length > 0 && (
        <Notice tone="caution" title={unusable.map((part) => words.parts[part]).join(', ')}>
          <p>{words.unusable}</p>
        </Notice>
      )}
      <Field label={words.parts.subject} {...toField('subject')} maxLength={LONGEST_SUBJECT} />
      <SitePart text={frame.top} lang={tagOf[language]} />
      <TextArea label={words.parts.above} rows={5} {...toField('above')} maxLength={LONGEST_MESSAGE} />
      <SitePart text={frame.middle} lang={tagOf[language]} />
      <TextArea label={words.parts.below} rows={3} {...toField('below')} maxLength={LONGEST_MESSAGE} />
      <SitePart text={frame.bottom && words.button(frame.bottom)} lang={tagOf[language]} />
      <p>
        <Button small name="look" value={language} formAction={`${search}#preview`}>
          {words.look}
          <span className="sr-only"> ({nameOf[language]})</span>
        </Button>
      </p>
      {isOwn && (
        <p>
          <button type="submit" form={toFirstForm(language)} className="link link-alone">
            {words.toFirst}
            <span className="sr-only"> ({nameOf[language]})</span>
          </button>
        </p>
      )}
    </LongFormPart>
  )
}

const listMust = (fields: readonly string[]): string | undefined =>
  fields.length > 0 ? words.must(fields.map((field) => `{${field}}`).join(', ')) : undefined

/** What the site says itself, of an example. */
const SitePart = ({ text, lang }: { text: string; lang: string }) =>
  text !== '' && (
    <div className="border-sand-line border-l-2 pl-4 text-ink-soft text-sm">
      <p className="mb-1 font-semibold">{words.stays}</p>
      <p lang={lang} className="whitespace-pre-line wrap-anywhere">
        {text}
      </p>
    </div>
  )
