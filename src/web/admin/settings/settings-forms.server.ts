import { settingsCalls, settingsGroups } from '#contract/settings.ts'
import { readDecimal } from '#domain/typed-decimal.ts'
import * as words from '#words/en/office-settings.ts'
import type { FormHandlers } from '../../forms/form-action.server.ts'
import type { FormErrors, FormValues } from '../../forms/form-result.ts'
import { isTabName, listFields, nameBox, nameCell, rowKinds, type SettingField, type SettingRow, tabs, versionName } from './fields.ts'

const NOT_SAVED = words.couldNotSaveSettings
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/
const MOST_DAYS = 60
const MOST_EUROS = 10_000
const NUMBERS: SettingField['kind'][] = ['number', 'days', 'percent', 'euros']
/** Coordinates have more than two decimals. */
const numberIn = (kind: SettingField['kind'], value: string) => Number(kind === 'number' ? value.replace(',', '.') : readDecimal(value))
const ADDRESS = /^https?:\/\/\S+$/

export const settingsForms: FormHandlers = {
  save: async (form) => {
    const { values } = form
    const { form: tab } = values
    if (!isTabName(tab)) return form.reject({ failure: { title: NOT_SAVED } })
    const own: FormErrors = {}
    const groups: Record<string, Record<string, unknown>> = {}
    for (const field of listFields(tab)) {
      const value = (values[field.name] ?? '').trim()
      const problem = findProblem(field, value)
      if (problem) own[field.name] = problem
      const [group = '', key = ''] = field.name.split('.')
      groups[group] = { ...groups[group], [key]: settingIn(field, values) }
    }
    await form.call(
      settingsCalls.save,
      { ...groups, versions: versionsIn(values) },
      {
        title: NOT_SAVED,
        invalid: (errors) => ({ errors: { ...inTheirRows(errors, listFields(tab), values), ...own } }),
      },
    )
    return form.stay({ saved: true, toast: { title: words.settingsSaved, text: words.guestsSeeItAtOnce(tabs[tab].title), tone: 'good' } })
  },
}

function settingIn({ name, kind = 'text', choices = {} }: SettingField, values: FormValues): string | number | string[] | SettingRow[] {
  if (rowKinds[kind]) return filledRows({ name, kind }, values).map(({ row }) => row)
  if (kind === 'several') return Object.keys(choices).filter((choice) => nameBox(name, choice) in values)
  const value = (values[name] ?? '').trim()
  return NUMBERS.includes(kind) ? numberIn(kind, value) : value.replaceAll('\r\n', '\n')
}

/** The rows of a list that are not empty, with their numbers in the form. */
function filledRows({ name, kind = 'text' }: Pick<SettingField, 'name' | 'kind'>, values: FormValues) {
  const { columns = {}, most = 0 } = rowKinds[kind] ?? {}
  // One more than there may be, so that the call says so.
  return Array.from({ length: most + 1 }, (_, at) => ({
    at,
    row: Object.fromEntries(Object.keys(columns).map((column) => [column, (values[nameCell(name, at, column)] ?? '').trim()])),
  })).filter(({ row }) => Object.values(row).some((value) => value !== ''))
}

/** The call counts the rows that are not empty, the form all of them. */
function inTheirRows(errors: FormErrors, fields: readonly SettingField[], values: FormValues): FormErrors {
  const lists = fields.filter(({ kind = 'text' }) => rowKinds[kind])
  const moved = Object.entries(errors).map(([where, error]): [string, string] => {
    const list = lists.find(({ name }) => where.startsWith(`${name}.`))
    const [row = '', column = ''] = list ? where.slice(list.name.length + 1).split('.') : []
    const at = list ? filledRows(list, values)[Number(row)]?.at : undefined
    return list && at !== undefined ? [nameCell(list.name, at, column), error] : [where, error]
  })
  return Object.fromEntries(moved)
}

function findProblem({ name, label, kind, optional }: SettingField, value: string): string | null {
  if (value === '') return optional ? null : words.isRequired(label)
  if (kind === 'email' && !EMAIL.test(value)) return words.pleaseGiveAnEMail
  if (kind === 'url' && !ADDRESS.test(value)) return words.pleaseGiveAnAddress
  const number = numberIn(kind, value)
  if (kind === 'number' && !(Math.abs(number) <= (name === 'contact.latitude' ? 90 : 180))) return words.mustBeANumber(label)
  if (kind === 'days' && !(Number.isInteger(number) && number >= 0 && number <= MOST_DAYS)) {
    return words.mustBeDays(label, MOST_DAYS)
  }
  if (kind === 'percent' && !(Number.isInteger(number) && number >= 1 && number <= 100)) return words.mustBePercent(label)
  if (kind === 'euros' && !(Number.isInteger(number) && number >= 0 && number <= MOST_EUROS)) return words.mustBeEuros(label, MOST_EUROS)
  return null
}

/** Versions of the submitted setting groups, from when the form was loaded. */
function versionsIn(values: FormValues) {
  const given = settingsGroups.filter((group) => values[versionName(group)])
  return Object.fromEntries(given.map((group) => [group, Number(values[versionName(group)])]))
}
