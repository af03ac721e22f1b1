import { useEffect, useState } from 'react'
import { Form } from 'react-router'
import type { Settings } from '#contract/settings.ts'
import * as words from '#words/en/office-settings.ts'
import { FormFailure } from '../../forms/form-failure.tsx'
import { type FormResult, resultFor } from '../../forms/form-result.ts'
import { Intent } from '../../forms/intent.tsx'
import { Notice } from '../../ui/notice.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import {
  listFields,
  listGroups,
  type SavedSetting,
  type SettingField,
  type SettingsTab,
  type TabName,
  tabs,
  versionName,
} from './fields.ts'
import { SettingInput } from './setting-input.tsx'

type Versions = Partial<Record<keyof Settings, number>>

type Props = { tab: TabName; settings: Settings; versions: Versions; placeholders: string[]; result: FormResult | undefined }

/** Fields of one settings tab, saved together. */
export function SettingsForm({ tab, settings, versions, placeholders, result }: Props) {
  const missing = listFields(tab).filter(({ name }) => placeholders.includes(name))
  const own = resultFor(tab, result)
  const read = useLoadedVersions(versions, own)
  const { typed, errors } = own ?? {}
  const { parts }: SettingsTab = tabs[tab]
  return (
    <Form
      method="post"
      encType="multipart/form-data"
      action={`?tab=${tab}`}
      noValidate
      preventScrollReset
      data-survives-tabs
      className="max-w-3xl space-y-8 [&_.input]:scroll-mb-24"
    >
      <Intent is="save" />
      <input type="hidden" name="form" value={tab} />
      {listGroups(tab).map((group) => (
        <input key={group} type="hidden" name={versionName(group)} value={own?.typed?.[versionName(group)] ?? read[group]} />
      ))}
      {missing.length > 0 && <StillMissing fields={missing} />}
      {parts.map(({ title, fields }) => (
        <div key={title ?? tab} className="space-y-5">
          {title && <h2 className="border-sand-line border-b pb-2 text-xl">{title}</h2>}
          {fields.map((field) => (
            <SettingInput
              key={field.name}
              field={field}
              saved={savedSetting(settings, field.name)}
              typed={typed}
              missing={placeholders.includes(field.name)}
              errors={errors}
            />
          ))}
        </div>
      ))}
      <div className="sticky bottom-0 -mx-4 border-sand-line border-t bg-chalk px-4 py-3 sm:static sm:mx-0 sm:border-0 sm:p-0">
        <SubmitButton acting={words.saving} of={tab} look="act" wide className="sm:w-auto">
          {words.saveChanges}
        </SubmitButton>
      </div>
      <FormFailure result={own} here={`?tab=${tab}`} />
    </Form>
  )
}

/** Versions from when the page was opened or last saved. Newer ones would let a save overwrite another administrator's change. */
function useLoadedVersions(versions: Versions, result: FormResult | undefined): Versions {
  const [read, setRead] = useState(versions)
  useEffect(() => {
    if (result?.saved) setRead(versions)
  }, [result, versions])
  return read
}

function StillMissing({ fields }: { fields: SettingField[] }) {
  return (
    <Notice tone="caution" title={words.toBeFilledIn}>
      <p>{words.guestsAndTheBankLook}</p>
      <ul className="mt-3 flex flex-wrap gap-x-5 gap-y-1">
        {fields.map(({ name, label }) => (
          <li key={name}>
            <a href={`#${name}`} className="link link-alone">
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
