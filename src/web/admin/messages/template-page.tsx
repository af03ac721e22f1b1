import { useState } from 'react'
import { Form, href } from 'react-router'
import type { MessageTemplate } from '#contract/message-templates.ts'
import type { Villa } from '#contract/villas.ts'
import { messageFields } from '#domain/messages/fields.ts'
import { messageEvents } from '#domain/messages/schedule.ts'
import { LONGEST_MESSAGE } from '#domain/threads/thread.ts'
import * as words from '#words/en/office-messages.ts'
import { type Language, languages, nameOf, tagOf } from '#words/languages.ts'
import { FormFailure } from '../../forms/form-failure.tsx'
import { type FormResult, resultFor } from '../../forms/form-result.ts'
import { Intent } from '../../forms/intent.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Field, Select, TextArea } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import * as icons from '../../ui/icons.ts'
import { Link } from '../../ui/link.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { AdminPage } from '../admin-page.tsx'
import { LongFormPart } from '../long-form/form-part.tsx'
import { PartList } from '../long-form/part-list.tsx'
import { useChanges, useUndo } from '../long-form/use-changes.ts'
import { SaveBar } from '../save-bar.tsx'
import { AudienceFields } from './audience-fields.tsx'
import { describeReach } from './describe.ts'
import { FieldList } from './field-list.tsx'
import { TimeFields } from './time-fields.tsx'

const LIST = href('/admin/dashboard/messages')

type Props = {
  template: MessageTemplate | undefined
  villas: Pick<Villa, 'id' | 'name'>[]
  /** To which it goes soon. */
  stays: number | undefined
  result: FormResult | undefined
}

/** A text is added, or the given one edited, on a page in place of the list. */
export function TemplatePage({ template, villas, stays, result }: Props) {
  const tried = resultFor('try', result)
  const { round, shown, undo } = useUndo(tried ? undefined : result)
  return (
    <AdminPage title={template ? words.edit(template.name) : words.newText}>
      <p className="mb-2 lg:-mt-4">
        <Link to={LIST} className="link link-alone">
          <Icon shape={icons.back} className="size-4" /> {words.all}
        </Link>
      </p>
      <TemplateForm
        key={`${template?.version} ${round}`}
        template={template}
        villas={villas}
        stays={stays}
        round={round}
        undo={undo}
        result={shown}
      />
      {template && <TryIt templateId={template.id} result={tried} />}
    </AdminPage>
  )
}

type FormProps = Props & { round: number; undo: () => void }

function TemplateForm({ template, villas, stays, result, round, undo }: FormProps) {
  const { watched, changes } = useChanges(undefined)
  // Version from when the form was opened. A newer one would let a save overwrite somebody else's change.
  const [version] = useState(result?.typed?.version ?? template?.version)
  const isUnsaved = (id: string) => changes.some(({ part }) => part === id)
  const parts = [
    { id: 'when', title: words.whenPart },
    ...languages.map((language) => ({ id: `text-${language}`, title: words.textIn(nameOf[language]) })),
  ]
  return (
    <div className="long-form">
      <PartList parts={parts.map((part) => ({ ...part, unsaved: isUnsaved(part.id) }))} />
      <Form
        {...watched}
        method="post"
        action={template ? `${LIST}?edit=${template.id}` : `${LIST}?add=1`}
        replace
        noValidate
        preventScrollReset
        data-unchanged={changes.length > 0 ? undefined : ''}
      >
        <Intent is="save" />
        {template && <input type="hidden" name="templateId" value={template.id} />}
        {template && <input type="hidden" name="version" value={version} />}
        <WhenPart template={template} villas={villas} stays={stays} result={result} unsaved={isUnsaved('when')} />
        {languages.map((language) => (
          <TextPart key={language} language={language} template={template} result={result} unsaved={isUnsaved(`text-${language}`)} />
        ))}
        <FieldList how={words.fieldsHow} fields={messageFields.map((field) => [field, words.fields[field]])} />
        <FormFailure result={result} />
        <SaveBar changes={changes} round={round} undo={undo} acting={words.saving}>
          {words.save}
        </SaveBar>
      </Form>
    </div>
  )
}

type PartProps = { template: MessageTemplate | undefined; result: FormResult | undefined; unsaved: boolean }

function WhenPart({ template, villas, stays, result, unsaved }: PartProps & Pick<Props, 'villas' | 'stays'>) {
  const { typed, errors } = result ?? {}
  const { late = true, active = false } = template ?? {}
  const isTicked = (name: string, saved: boolean) => (typed ? name in typed : saved)
  return (
    <LongFormPart id="when" title={words.whenPart} unsaved={unsaved}>
      <Field label={words.name} name="name" maxLength={80} defaultValue={typed?.name ?? template?.name} error={errors?.name} />
      <Select label={words.sentWhen} name="event" defaultValue={typed?.event ?? template?.event ?? ''} error={errors?.event}>
        <option value="">{words.byHand}</option>
        {messageEvents.map((event) => (
          <option key={event} value={event}>
            {words.eventChoices[event]}
          </option>
        ))}
      </Select>
      <TimeFields template={template} result={result} />
      <Checkbox label={words.late} name="late" hint={words.lateHint} defaultChecked={isTicked('late', late)} />
      <Checkbox label={words.active} name="active" hint={words.activeHint} defaultChecked={isTicked('active', active)} />
      <AudienceFields template={template} villas={villas} result={result} />
      {template && template.event !== null && (
        <p className="text-ink-soft text-sm sm:col-span-2">
          {describeReach(template, villas, stays)} {template.advertising && words.advertising}
        </p>
      )}
    </LongFormPart>
  )
}

function TextPart({ language, template, result, unsaved }: PartProps & { language: Language }) {
  const { typed, errors } = result ?? {}
  const [subject, body] = [`subject_${language}`, `body_${language}`]
  const saved = template?.texts.find((text) => text.language === language)
  const isOpen = language === 'en' || errors?.[subject] !== undefined || errors?.[body] !== undefined
  return (
    <LongFormPart id={`text-${language}`} title={words.textIn(nameOf[language])} unsaved={unsaved} fold={{ open: isOpen }}>
      <Field
        label={words.subject}
        name={subject}
        id={subject}
        maxLength={150}
        required={language === 'en'}
        lang={tagOf[language]}
        defaultValue={typed?.[subject] ?? saved?.subject}
        error={errors?.[subject]}
      />
      <TextArea
        label={words.body}
        name={body}
        id={body}
        rows={10}
        maxLength={LONGEST_MESSAGE}
        required={language === 'en'}
        lang={tagOf[language]}
        defaultValue={typed?.[body] ?? saved?.body}
        error={errors?.[body]}
      />
    </LongFormPart>
  )
}

/** Mails the saved text to oneself. */
const TryIt = ({ templateId, result }: { templateId: number; result: FormResult | undefined }) => (
  <Form method="post" action={`${LIST}?edit=${templateId}`} noValidate preventScrollReset className="mt-8 max-w-md space-y-4">
    <h2 className="text-lg">{words.tryIt}</h2>
    <p className="text-ink-soft text-sm">{words.alreadySaved}</p>
    <Intent is="test" />
    <input type="hidden" name="form" value="try" />
    <input type="hidden" name="templateId" value={templateId} />
    <Field
      label={words.bookingNumber}
      name="bookingNumber"
      hint={words.tryHint}
      maxLength={12}
      autoCapitalize="characters"
      spellCheck={false}
      defaultValue={result?.typed?.bookingNumber}
      error={result?.errors?.bookingNumber}
    />
    <SubmitButton acting={words.sendingTest} of="try" small>
      {words.sendTest}
    </SubmitButton>
    <FormFailure result={result} />
  </Form>
)
