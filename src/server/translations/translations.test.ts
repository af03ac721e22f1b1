import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { amenityCalls } from '#contract/amenities.ts'
import { settingsCalls } from '#contract/settings.ts'
import { translationCalls } from '#contract/translations.ts'
import { villaGuideCalls } from '#contract/villa-guides.ts'
import { villaCalls } from '#contract/villas.ts'
import { longestText } from '#domain/translations/fields.ts'
import { otherLanguages } from '#words/languages.ts'
import { ana as anaForm, aVilla } from '../../../tests/builders.ts'
import { type Client, type TestSite, testSite } from '../../../tests/test-site.ts'
import { translateEverything } from '../../../tests/translate-everything.ts'
import { activity, bookings, translations } from '../db/schema.ts'

const claim = 'The widest view'
const features = [
  { title: 'Glass balcony', description: 'Nothing before the horizon' },
  { title: 'Shade', description: 'Cool at noon' },
]

let site: TestSite
let owner: Client
let manager: Client
let villaId = 0
beforeAll(async () => {
  site = await testSite()
  owner = await site.admin()
  manager = await site.person('manager')
  const villa = await aVilla(site.db, { name: 'Villa Thea', slug: 'villa-thea', claim, about: 'Built of the stone of its hill', features })
  villaId = villa.id
})
afterAll(() => site.close())
beforeEach(async () => {
  await site.db.delete(translations)
  await writeClaim(claim)
})

const plain = { name: 'Villa Thea', size: 90, doubleBeds: 2, singleBeds: 1, sofaBeds: 0, bathrooms: 2, capacity: 6 }
const writeClaim = (text: string) => owner(villaCalls.update, { id: villaId, ...plain, claim: text })

const language = 'sr' as const
const group = () => `villa-${villaId}`
const readTexts = async (name = group()) => (await owner(translationCalls.read, { group: name, language })).texts
const findText = async (source: string, name = group()) => {
  const found = (await readTexts(name)).find((text) => text.source === source)
  if (!found) throw new Error(`there is no text ${source}`)
  return found
}
type More = { by?: Client; in?: string; checked?: boolean }
async function translate(source: string, text: string, { by = manager, in: name = group(), checked }: More = {}) {
  const { key, seen } = await findText(source, name)
  const save = ['settings', 'law'].includes(name) ? translationCalls.saveHouse : translationCalls.save
  return by(save, { group: name, language, texts: [{ key, seen, text, ...(checked ? { checked } : {}) }] })
}

type Villa = { name: string; claim: string; features: string; english?: string[] }
type Answer = { villas: Villa[]; settings: { texts: { terms: string } }; english?: string[] }

/** Response of an API path in a language. */
const asked = async (path: string, lang: string) => (await (await site.send(`${path}?lang=${lang}`)).json()) as Answer
const thea = async (lang: string) => {
  const { villas } = await asked('/api/villas.php', lang)
  return villas.find(({ name }) => name === 'Villa Thea')
}

test('a villa in Serbian has translated texts, and lists the texts that are in English', async () => {
  await translate(claim, 'Najširi pogled')
  await translate('Shade', 'Hladovina')
  const said = await thea('sr')
  expect(said?.claim).toBe('Najširi pogled')
  expect(JSON.parse(said?.features ?? '')).toEqual([features[0], { title: 'Hladovina', description: 'Cool at noon' }])
  expect(said?.english).toEqual(['about', 'features.0.title', 'features.0.description', 'features.1.description'])
  expect(await thea('en')).toMatchObject({ claim })
  expect((await thea('en'))?.english).toBeUndefined()
  expect((await thea('el'))?.claim).toBe(claim)
})

test('a villa in Serbian keeps its translation after the English text changes, marked as changed until it is checked', async () => {
  await translate(claim, 'Najširi pogled')
  const now = 'The very widest view'
  await writeClaim(now)
  expect((await thea('sr'))?.claim).toBe('Najširi pogled')
  expect(await findText(now)).toMatchObject({ text: 'Najširi pogled', state: 'changed', before: claim })
  const { groups } = await owner(translationCalls.groups, {})
  expect(groups.find((one) => one.group === group())).toMatchObject({
    villa: 'Villa Thea',
    progress: { sr: { translated: 1, changed: 1 }, el: { translated: 0, changed: 0 } },
  })
  const { texts } = await owner(translationCalls.read, { group: group(), language, open: true })
  expect(texts.map(({ source }) => source)).toContain(now)
  expect(await translate(now, 'Najširi pogled')).toEqual({ saved: 0 })
  expect(await findText(now)).toMatchObject({ state: 'changed' })
  expect(await translate(now, 'Najširi pogled', { checked: true })).toEqual({ saved: 1 })
  expect(await findText(now)).toMatchObject({ state: 'translated', before: null })
})

test('a villa in Serbian is in English again after its translation is removed', async () => {
  await translate(claim, 'Najširi pogled')
  await translate(claim, '  ')
  expect((await thea('sr'))?.claim).toBe(claim)
})

/** The language of the terms that a guest agrees to on a page in Serbian. */
async function agreedIn(name: string, stay: object) {
  const guest = await site.guest(name)
  const body = {
    villaId,
    startDate: '2026-07-06',
    endDate: '2026-07-13',
    guestInfo: anaForm,
    paymentType: 'full',
    termsAccepted: true,
    ...stay,
  }
  const answer = await site.send('/api/booking/create-payment.php?lang=sr', {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: guest.cookie },
    body: JSON.stringify(body),
  })
  expect(answer.status).toBe(200)
  const [newest] = await site.db.select().from(bookings).orderBy(desc(bookings.id)).limit(1)
  return newest?.termsLanguage
}
const readTerms = async (lang: string) => {
  const { settings, english } = await asked('/api/settings.php', lang)
  return {
    terms: (settings as { texts: { terms: string } }).texts.terms,
    english: (english as string[] | undefined)?.includes('texts.terms'),
  }
}

test('terms are in English while the translation is of an earlier version', async () => {
  const { settings } = await owner(settingsCalls.read, {})
  const { texts } = settings
  await translate(texts.terms, 'Uslovi', { by: owner, in: 'law' })
  expect(await readTerms('sr')).toEqual({ terms: 'Uslovi', english: false })
  expect(await agreedIn('Ana', {})).toBe('sr')
  await owner(settingsCalls.save, { texts: { ...texts, terms: 'Other terms', termsVersion: '2027-01' } })
  expect(await readTerms('sr')).toEqual({ terms: 'Other terms', english: true })
  expect(await agreedIn('Bob', { startDate: '2026-08-03', endDate: '2026-08-10' })).toBe('en')
  await owner(settingsCalls.save, { texts })
})

test('only owners can translate settings and terms', async () => {
  const { key, seen, source } = (await readTexts('law'))[0] ?? { key: '', seen: '', source: '' }
  const typed = { group: 'law', language, texts: [{ key, seen, text: `${source}!` }] }
  await expect(manager(translationCalls.saveHouse, typed)).rejects.toMatchObject({ code: 'not_admin' })
  await expect(manager(translationCalls.save, typed)).rejects.toMatchObject({ code: 'no_such_texts' })
  await expect(owner(translationCalls.saveHouse, { ...typed, group: group() })).rejects.toMatchObject({ code: 'no_such_texts' })
  expect(await site.db.$count(translations)).toBe(0)
})

test('the second of two translations of the same version is refused', async () => {
  const { key, seen } = await findText(claim)
  await translate(claim, 'Najširi pogled')
  const typed = { group: group(), language, texts: [{ key, seen, text: 'Širok pogled' }] }
  await expect(owner(translationCalls.save, typed)).rejects.toMatchObject({ code: 'state_changed' })
  expect((await thea('sr'))?.claim).toBe('Najširi pogled')
})

test('a translation of an outdated English text is refused', async () => {
  const { key, seen } = await findText(claim)
  await writeClaim('Another view')
  const typed = { group: group(), language, texts: [{ key, seen, text: 'Najširi pogled' }] }
  await expect(manager(translationCalls.save, typed)).rejects.toMatchObject({ code: 'state_changed' })
})

test('an invalid request translates nothing', async () => {
  const { key, seen } = await findText(claim)
  const save = (more: object) =>
    owner(translationCalls.save, { group: group(), language, texts: [{ key, seen, text: 'Pogled' }], ...more } as never)
  await expect(save({ language: 'en' })).rejects.toMatchObject({ code: 'bad_input' })
  await expect(save({ language: 'fr' })).rejects.toMatchObject({ code: 'bad_input' })
  await expect(save({ group: 'villa-999999' })).rejects.toMatchObject({ code: 'no_such_texts' })
  await expect(save({ texts: [{ key: 'price', seen, text: 'x' }] })).rejects.toMatchObject({ code: 'state_changed' })
  await expect(save({ texts: [{ key, seen, text: 'x'.repeat(longestText.area + 1) }] })).rejects.toMatchObject({
    code: 'bad_input',
    fields: { [`text-${key}`]: expect.stringContaining('8000') },
  })
  expect(await site.db.$count(translations)).toBe(0)
})

test('the activity records a translation with its old and new text', async () => {
  await translate(claim, 'Najširi pogled')
  const newest = (await site.db.select().from(activity).orderBy(activity.id)).at(-1)
  expect(newest).toMatchObject({
    subject: 'translation sr Villa Thea',
    before: { 'villa claim': '' },
    after: { 'villa claim': 'Najširi pogled' },
  })
})

test('pages without a translated main text are listed by language', async () => {
  const { pages } = await site.visitor(translationCalls.untranslated, {})
  expect(pages['/villas/villa-thea']).toEqual(otherLanguages)
  expect(pages['/privacy']).toEqual(otherLanguages)
  await translateEverything(owner, (source, to) => `${to} ${source}`)
  expect(await site.visitor(translationCalls.untranslated, {})).toEqual({ pages: {} })
})

test('translations are deleted with their subject, and a house guide is in no public response', async () => {
  await owner(villaGuideCalls.save, { villaId, directions: 'Turn left', houseGuide: '' })
  await owner(amenityCalls.create, { title: 'Sauna', description: 'Hot', category: 'indoor' })
  const { amenities } = await owner(amenityCalls.list, {})
  await translateEverything(owner, (source, to) => `${to} ${source}`)
  const known = () => site.db.$count(translations, eq(translations.kind, 'amenity'))
  expect(await known()).toBe(2 * otherLanguages.length)
  await owner(amenityCalls.remove, { id: amenities[0]?.id ?? 0 })
  expect(await known()).toBe(0)
  for (const path of ['/api/villas.php', '/api/settings.php']) expect(JSON.stringify(await asked(path, 'sr'))).not.toContain('Turn left')
})
