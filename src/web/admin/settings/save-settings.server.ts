import { data } from 'react-router'
import type { Api } from '#contract/client.ts'
import { Settings, settingsCalls, settingsGroups } from '#contract/settings.ts'
import { attempt } from '../../attempt.server.ts'
import type { FormErrors, FormValues } from '../../forms/read-form.server.ts'
import type { OfficeAnswer } from '../form-failure.tsx'
import { refusalToast } from '../refusal-toast.ts'
import { fieldsOf, isTabName, type SettingField, type TabName, tabs, versionName } from './fields.ts'

export type SettingsAnswer = OfficeAnswer & { tab?: TabName; saved?: boolean }

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/
const ADDRESS = /^https?:\/\/\S+$/

export async function saveSettings(api: Api, typed: FormValues) {
  const { tab } = typed
  if (!isTabName(tab)) return data<SettingsAnswer>({ toast: { title: 'Could not save settings', tone: 'bad' } }, 400)
  const errors: FormErrors = {}
  const groups: Record<string, Record<string, unknown>> = {}
  for (const field of fieldsOf(tab)) {
    const value = (typed[field.name] ?? '').trim()
    const problem = problemOf(field, value)
    if (problem) errors[field.name] = problem
    const [group = '', key = ''] = field.name.split('.')
    groups[group] = { ...groups[group], [key]: field.kind === 'number' ? Number(value) : value.replaceAll('\r\n', '\n') }
  }
  const parsed = Settings.partial().safeParse(groups)
  for (const issue of parsed.error?.issues ?? []) errors[issue.path.join('.')] ??= issue.message
  if (!parsed.success || Object.keys(errors).length > 0) return data<SettingsAnswer>({ tab, typed, errors }, 400)

  const { refused } = await attempt(api(settingsCalls.save, { ...parsed.data, versions: versionsIn(typed) }))
  if (!refused) {
    const text = `${tabs[tab].title}: guests see it at once.`
    return data<SettingsAnswer>({ tab, saved: true, toast: { title: 'Settings Saved', text, tone: 'good' } })
  }
  const toast = refusalToast(refused, 'Could not save settings')
  const stale = refused.code === 'state_changed'
  return data<SettingsAnswer>({ tab, typed, failure: stale ? refused.message : toast.title, stale, toast }, refused.status)
}

function problemOf({ name, label, kind, optional }: SettingField, value: string): string | null {
  if (value === '') return optional ? null : `${label} is required`
  if (kind === 'email' && !EMAIL.test(value)) return 'Please give an e-mail address'
  if (kind === 'url' && !ADDRESS.test(value)) return 'Please give an address that begins with https://'
  if (kind === 'number' && !(Math.abs(Number(value)) <= (name === 'contact.latitude' ? 90 : 180)))
    return `${label} must be a number of degrees`
  return null
}

/** Versions of the submitted setting groups, from when the form was loaded. */
function versionsIn(typed: FormValues) {
  const given = settingsGroups.filter((group) => typed[versionName(group)])
  return Object.fromEntries(given.map((group) => [group, Number(typed[versionName(group)])]))
}
