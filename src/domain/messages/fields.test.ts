import { expect, test } from 'vitest'
import { type FieldValues, fieldsIn, fillIn, type MessageField, messageFields, unknownFields } from './fields.ts'

const nothing = Object.fromEntries(messageFields.map((field) => [field, null])) as FieldValues<MessageField>

test('a text is filled in for a stay, whatever case and spaces its fields have', () => {
  const values = { ...nothing, guest: 'Ana', villa: 'Villa Thea', check_in_time: '15:00' }
  expect(fillIn('Dear {guest}, {VILLA} is ready at { Check in time }. {guest}!', values)).toEqual({
    text: 'Dear Ana, Villa Thea is ready at 15:00. Ana!',
    missing: [],
  })
})

test('a text says what is missing for a stay, and a value that looks like a field is not filled in again', () => {
  const { text, missing } = fillIn('{guest}: {next_due}, {next_due}, {directions}', { ...nothing, guest: '{phone}' })
  expect(text).toContain('{phone}:')
  expect(missing).toEqual(['next_due', 'directions'])
})

test.each([
  ['{gest}', 'guest'],
  ['{door_code}', undefined],
  ['{stay link}', undefined],
  ['{staylink}', 'stay_link'],
  ['{arival}', 'arrival'],
  ['{checkin_time}', 'check_in_time'],
  ['{}', undefined],
  ['{password}', undefined],
] as const)('in %s the field %s was meant', (text, meant) => {
  const unknown = unknownFields(`Hello ${text}`, messageFields)
  if (fieldsIn(text, messageFields).length > 0) expect(unknown).toEqual([])
  else expect(unknown).toMatchObject([{ meant }])
})

test('braces over lines, or with a long text in them, are no fields', () => {
  expect(unknownFields(`{a\nb} {${'x'.repeat(41)}}`, messageFields)).toEqual([])
})

test('a value with a full stop of its own takes that of the text', () => {
  const values = { ...nothing, arrival: 'ponedeljak, 7. jun 2027.', villa: 'Thea' }
  expect(fillIn('{villa}. Vidimo se {arrival}. {arrival}, {villa}...', values).text).toBe(
    'Thea. Vidimo se ponedeljak, 7. jun 2027. ponedeljak, 7. jun 2027., Thea...',
  )
})
