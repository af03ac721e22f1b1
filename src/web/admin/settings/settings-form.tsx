import { Form, useNavigation } from 'react-router'
import type { Settings } from '#contract/settings.ts'
import { Notice } from '../../ui/notice.tsx'
import { fieldsOf, type SettingField, type SettingsTab, type TabName, tabs } from './fields.ts'
import type { SettingsAnswer } from './save-settings.server.ts'
import { SettingInput } from './setting-input.tsx'

type Props = { tab: TabName; settings: Settings; placeholders: string[]; answer: SettingsAnswer | undefined }

/** All fields of one tab; saved together. */
export function SettingsForm({ tab, settings, placeholders, answer }: Props) {
  const { state, formData } = useNavigation()
  const busy = state === 'submitting'
  const missing = fieldsOf(tab).filter(({ name }) => placeholders.includes(name))
  const { typed, errors, failure } = answer?.tab === tab ? answer : {}
  const { parts }: SettingsTab = tabs[tab]
  return (
    <Form method="post" action={`?tab=${tab}`} noValidate preventScrollReset className="max-w-3xl space-y-8 [&_.input]:scroll-mb-24">
      <input type="hidden" name="tab" value={tab} />
      {failure && (
        <Notice tone="bad" title={failure}>
          Nothing you wrote is lost.
        </Notice>
      )}
      {missing.length > 0 && <StillMissing fields={missing} />}
      {parts.map(({ title, fields }) => (
        <section key={title ?? tab} className="space-y-5">
          {title && <h2 className="border-sand-line border-b pb-2 text-xl">{title}</h2>}
          {fields.map((field) => (
            <SettingInput
              key={field.name}
              field={field}
              value={typed?.[field.name] ?? savedText(settings, field.name)}
              missing={placeholders.includes(field.name)}
              error={errors?.[field.name]}
            />
          ))}
        </section>
      ))}
      <div className="sticky bottom-0 -mx-4 border-sand-line border-t bg-chalk px-4 py-3 sm:static sm:mx-0 sm:border-0 sm:p-0">
        <button type="submit" disabled={busy} className="button button-act w-full sm:w-auto">
          {busy && formData?.get('tab') === tab ? 'Saving …' : 'Save Changes'}
        </button>
      </div>
    </Form>
  )
}

function StillMissing({ fields }: { fields: SettingField[] }) {
  return (
    <Notice tone="caution" title="TO BE FILLED IN">
      <p>Guests and the bank look for these. The site cannot go live before they are filled in.</p>
      <ul className="mt-1 flex flex-wrap gap-x-5">
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

function savedText(settings: Settings, name: SettingField['name']): string {
  const [group, key] = name.split('.') as [keyof Settings, string]
  return String((settings[group] as Record<string, string | number>)[key] ?? '')
}
