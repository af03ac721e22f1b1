import { type ReactNode, useEffect, useState } from 'react'
import { Form } from 'react-router'
import type { Settings } from '#contract/settings.ts'
import * as words from '#words/en/office-settings.ts'
import { FormFailure } from '../../forms/form-failure.tsx'
import { type FormErrors, type FormResult, resultFor } from '../../forms/form-result.ts'
import { Intent } from '../../forms/intent.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import type { Change } from '../long-form/form-changes.ts'
import { LongFormPart } from '../long-form/form-part.tsx'
import { openAround, PartList } from '../long-form/part-list.tsx'
import { useChanges, useUndo } from '../long-form/use-changes.ts'
import { SaveBar } from '../save-bar.tsx'
import {
  listFields,
  listGroups,
  type SavedSetting,
  type SettingField,
  type SettingsPart,
  type SettingsTab,
  type TabName,
  tabs,
  versionName,
} from './fields.ts'
import { SettingInput } from './setting-input.tsx'

type Versions = Partial<Record<keyof Settings, number>>

type Props = {
  tab: TabName
  settings: Settings
  versions: Versions
  placeholders: string[]
  result: FormResult | undefined
  /** Told when there is input that is not saved, or none any more. */
  onUnsaved: (tab: TabName, unsaved: boolean) => void
}

/** From so many parts a list of them stands beside the form. */
const LISTED_PARTS = 3

/** Fields of one settings tab, saved together. */
export function SettingsForm(props: Props) {
  const { round, shown, undo } = useUndo(resultFor(props.tab, props.result))
  return <TabForm key={round} {...props} result={shown} round={round} undo={undo} />
}

function TabForm({ tab, settings, versions, placeholders, result, round, undo, onUnsaved }: Props & { round: number; undo: () => void }) {
  const missing = listFields(tab).filter(({ name }) => placeholders.includes(name))
  const read = useLoadedVersions(versions, result)
  const { watched, changes } = useChanges(result?.saved && result)
  const { typed, errors } = result ?? {}
  const isUnsaved = changes.length > 0
  useEffect(() => {
    onUnsaved(tab, isUnsaved)
  }, [tab, isUnsaved, onUnsaved])
  const meansNothing = useNeeds(tab, (name) => typed?.[name] ?? String(savedSetting(settings, name)))
  const { parts }: SettingsTab = tabs[tab]
  const idIn = (part: number) => `${tab}-${part + 1}`
  const isChanged = (id: string) => changes.some(({ part }: Change) => part === id)
  return (
    <div className="long-form">
      {parts.length >= LISTED_PARTS && (
        <PartList parts={parts.map(({ title }, at) => ({ id: idIn(at), title: title ?? '', unsaved: isChanged(idIn(at)) }))} />
      )}
      <Form
        ref={watched.ref}
        method="post"
        encType="multipart/form-data"
        action={`?tab=${tab}`}
        noValidate
        preventScrollReset
        data-survives-tabs
        data-unchanged={isUnsaved ? undefined : ''}
        onInput={(event) => {
          meansNothing.follow(event)
          watched.onInput()
        }}
      >
        <Intent is="save" />
        <input type="hidden" name="form" value={tab} />
        {listGroups(tab).map((group) => (
          <input key={group} type="hidden" name={versionName(group)} value={typed?.[versionName(group)] ?? read[group]} />
        ))}
        {missing.length > 0 && <StillMissing fields={missing} />}
        {parts.map((part, at) => (
          <TabPart key={idIn(at)} id={idIn(at)} part={part} missing={placeholders} errors={errors} unsaved={isChanged(idIn(at))}>
            {(field) => (
              <SettingInput
                key={field.name}
                field={field}
                saved={savedSetting(settings, field.name)}
                typed={typed}
                missing={placeholders.includes(field.name)}
                errors={errors}
                hidden={meansNothing.isHidden(field)}
              />
            )}
          </TabPart>
        ))}
        <SaveBar changes={changes} round={round} undo={undo} acting={words.saving} of={tab}>
          {words.saveChanges}
        </SaveBar>
        <FormFailure result={result} here={`?tab=${tab}`} />
      </Form>
    </div>
  )
}

type PartProps = {
  id: string
  part: SettingsPart
  missing: readonly string[]
  errors: FormErrors | undefined
  unsaved: boolean
  children: (field: SettingField) => ReactNode
}

/** Seldom changed parts are folded, unless something in them is wrong. */
function TabPart({ id, part: { title, folds, fields }, missing, errors, unsaved, children }: PartProps) {
  const rows = fields.map(children)
  if (!title) {
    return (
      <div id={id} data-part="" className="long-form-rows">
        {rows}
      </div>
    )
  }
  const isWrong = ({ name }: SettingField) => Object.keys(errors ?? {}).some((field) => field === name || field.startsWith(`${name}.`))
  const count = folds ? fields.filter(({ name }) => missing.includes(name)).length : 0
  return (
    <LongFormPart
      rows
      id={id}
      title={title}
      unsaved={unsaved}
      mark={<MissingMark count={count} />}
      {...(folds ? { fold: { open: fields.some(isWrong) } } : {})}
    >
      {rows}
    </LongFormPart>
  )
}

/** Fields that mean nothing without another one are left out while both are empty; without scripts they are there. */
function useNeeds(tab: TabName, valueAtFirst: (name: SettingField['name']) => string) {
  const hydrated = useHydrated()
  const [filled, setFilled] = useState<Partial<Record<string, boolean>>>({})
  const isFilled = (name: SettingField['name']) => filled[name] ?? valueAtFirst(name) !== ''
  const names: string[] = listFields(tab).flatMap(({ name, needs }) => (needs ? [name, needs] : []))
  return {
    isHidden: ({ name, needs }: SettingField): boolean => hydrated && needs !== undefined && !isFilled(needs) && !isFilled(name),
    follow: ({ target }: { target: EventTarget }) => {
      const { name, value } = target as HTMLInputElement
      if (names.includes(name)) setFilled((before) => ({ ...before, [name]: value !== '' }))
    },
  }
}

/** Versions from when the page was opened or last saved. Newer ones would let a save overwrite another administrator's change. */
function useLoadedVersions(versions: Versions, result: FormResult | undefined): Versions {
  const [read, setRead] = useState(versions)
  useEffect(() => {
    if (result?.saved) setRead(versions)
  }, [result, versions])
  return read
}

/** How many settings of a tab or a part are to be filled in. */
export const MissingMark = ({ count }: { count: number }) =>
  count > 0 && (
    <span className="state text-sm" data-status="pending">
      {count}
      <span className="sr-only"> {words.toFillIn}</span>
    </span>
  )

function StillMissing({ fields }: { fields: SettingField[] }) {
  return (
    <Notice tone="caution" title={words.toBeFilledIn}>
      <p>{words.guestsAndTheBankLook}</p>
      <ul className="mt-3 flex flex-wrap gap-x-5 gap-y-1">
        {fields.map(({ name, label }) => (
          <li key={name}>
            <a href={`#${name}`} onClick={() => openAround(name)} className="link link-alone">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </Notice>
  )
}

function savedSetting(settings: Settings, name: SettingField['name']): SavedSetting {
  const [group, key] = name.split('.') as [keyof Settings, string]
  return (settings[group] as Record<string, SavedSetting>)[key] ?? ''
}
