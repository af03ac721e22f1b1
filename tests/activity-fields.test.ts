import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { getTableColumns } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'
import { Settings } from '../src/contract/settings.ts'
import * as schema from '../src/server/db/schema.ts'
import * as english from '../src/web/admin/activity/changes.ts'
import { type Copies, copyIn } from '../src/words/copies.ts'
import { type OfficeLanguage, officeLanguages } from '../src/words/office-languages.ts'

const copyFor = copyIn(
  english,
  import.meta.glob<Copies<typeof english>>('../src/web/admin/activity/changes.ts', { query: '?languages', import: 'default', eager: true }),
)
const { listChanges } = english
const changesIn = (language: OfficeLanguage) => copyFor(language).listChanges

const server = resolve(import.meta.dirname, '..', 'src', 'server')
const RECORDED = ['villas', 'bookings', 'seasons', 'discountRules', 'fees', 'levyRates', 'taxRates', 'stayRules', 'promoCodes']
const OF_CONTENT = ['amenities', 'attractions', 'galleryImages']
const tables = [...RECORDED, ...OF_CONTENT].map((name) => (schema as unknown as Record<string, PgTable>)[name] as PgTable)
const others = [schema.payments, schema.refunds, schema.lostPayments, schema.reviews, schema.exchangeRates]

type Node = { type: string; [key: string]: unknown }

function* nodesIn(value: unknown): Generator<Node> {
  if (Array.isArray(value)) for (const one of value) yield* nodesIn(one)
  else if (value && typeof value === 'object') {
    if ('type' in value && typeof value.type === 'string') yield value as Node
    for (const child of Object.values(value)) yield* nodesIn(child)
  }
}

/** The fields that commands name themselves, in `before` and `after`. */
function fieldsNamed(): string[] {
  const files = globSync('**/*.ts', { cwd: server }).filter((file) => !file.includes('.test.'))
  const texts = files.map((file) => readFileSync(join(server, file), 'utf8')).filter((text) => text.includes('recordActivity('))
  return texts.flatMap((text) =>
    [...nodesIn(parseSync('command.ts', text).program)].flatMap(({ type, key, id, value, init }) => {
      const name = type === 'Property' ? key : type === 'VariableDeclarator' ? id : null
      const side = (name as { name?: string } | null)?.name
      if (side !== 'before' && side !== 'after') return []
      return [...nodesIn(value ?? init)].flatMap((one) =>
        one.type === 'ObjectExpression'
          ? (one.properties as Node[]).flatMap((property) => (property.key as { name?: string } | undefined)?.name ?? [])
          : [],
      )
    }),
  )
}

/** `SAME`: names that are equal in English and another language. `NOT_SHOWN`: keys that commands read but do not record. */
const SAME = ['iban', 'bic', 'whatsApp', 'viber', 'email', 'status']
const NOT_SHOWN = ['rules', 'rates', 'lock']

test.each(officeLanguages.slice(1))('every field that the activity can show has a name in %s', (language) => {
  const columns = tables.flatMap((table) => Object.keys(getTableColumns(table)))
  const settings = Object.values(Settings.shape).flatMap((group) => Object.keys(group.shape))
  const fields = [...new Set([...columns, ...settings, ...fieldsNamed()])]
  expect(fields.length).toBeGreaterThan(180)
  const labelIn = (changes: typeof listChanges, field: string) => changes('gallery', null, { [field]: 'X' })[0]?.field
  const unnamed = fields.filter(
    (field) => ![...SAME, ...NOT_SHOWN].includes(field) && labelIn(changesIn(language), field) === labelIn(listChanges, field),
  )
  expect(unnamed.filter((field) => labelIn(listChanges, field) !== undefined)).toEqual([])
})

test.each(officeLanguages.slice(1))('every code that the activity can show has a text in %s', (language) => {
  const codes = [...tables, ...others].flatMap((table) =>
    Object.entries(getTableColumns(table)).flatMap(([field, { enumValues = [] }]) => enumValues.map((code) => [field, code] as const)),
  )
  expect(codes.length).toBeGreaterThan(60)
  const said = (changes: typeof listChanges, [field, code]: readonly [string, string]) =>
    changes('gallery', null, { [field]: code })[0]?.after
  expect(codes.filter((one) => said(changesIn(language), one) === one[1])).toEqual([])
})
