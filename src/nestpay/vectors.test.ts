import { expect, test } from 'vitest'
import { judgeAnswer, readOrderId } from './answer.ts'
import { type Fields, findField } from './fields.ts'
import { readFormBody } from './form-body.ts'
import { answerHash, answerHashMatches, type HashVersion, plainVer2Request, plainVer3, requestHash, requestHashMatches } from './hash.ts'
import { minorUnits } from './minor-units.ts'
import file from './vectors.json' with { type: 'json' }

type Vector = {
  id: string
  title: string
  direction: string
  hashAlgorithm: string
  storeKey: string
  fields: [string, string][]
  plaintext: string
  hash: string
  formBody: string
  expect: { hashValid: boolean | null; decision?: string }
}

const vectors = file.vectors as unknown as Vector[]
const supported = vectors.filter(({ hashAlgorithm }) => hashAlgorithm !== 'ver1')
const requests = supported.filter(({ direction }) => direction === 'request')
const answers = supported.filter(({ direction }) => direction === 'response')
const getVersion = (vector: Vector) => vector.hashAlgorithm as HashVersion

test('the file has all 17 vectors', () => {
  expect(vectors).toHaveLength(17)
})

test.each(supported)('the form body of vector $id is parsed into its fields', ({ formBody, fields }) => {
  const read = readFormBody(new TextEncoder().encode(formBody), 'application/x-www-form-urlencoded; charset=utf-8')
  expect(read).toEqual({ fields })
})

test.each(requests)('the request of vector $id has its documented hash: $title', (vector) => {
  const fields: Fields = vector.fields
  const version = getVersion(vector)
  expect(version === 'ver2' ? plainVer2Request(fields, vector.storeKey) : plainVer3(fields, vector.storeKey)).toBe(vector.plaintext)
  expect(requestHash(version, fields, vector.storeKey)).toBe(vector.hash)
  if (vector.expect.hashValid !== null) expect(requestHashMatches(version, fields, vector.storeKey)).toBe(vector.expect.hashValid)
})

/** The sent form of a vector, as the site records it. */
const sentWith = (id: string) =>
  Object.fromEntries((vectors.find((vector) => vector.id === id)?.fields ?? []).filter(([name]) => name !== 'rnd' && name !== 'hash'))

// Allowed verdicts per expected result. `ask` leaves the decision to the API of the bank.
const verdicts: Record<string, string[]> = {
  approved: ['approved'],
  declined: ['failed'],
  error: ['error', 'left', 'ask'],
  reject: ['ask', 'reject'],
}

test.each(answers)('the answer of vector $id is judged as documented: $title', (vector) => {
  const version = getVersion(vector)
  expect(answerHash(version, vector.fields, vector.storeKey)).toBe(vector.hash)
  expect(answerHashMatches(version, vector.fields, vector.storeKey) !== null).toBe(vector.expect.hashValid)
  if (!vector.expect.decision) return
  const clientId = findField(vector.fields, 'clientid') ?? ''
  // V07 has a changed amount; our record contains the signed amount.
  const dinars = vector.id === 'V07' ? 59_757 : (minorUnits(findField(vector.fields, 'amount') ?? '0') ?? 0) / 100
  const oid = readOrderId(vector.fields) ?? ''
  const keys = { clientId, storeKey: vector.storeKey, hashVersion: version }
  const { verdict } = judgeAnswer(vector.fields, keys, { oid, dinars, sent: sentWith('V01') })
  expect(verdicts[vector.expect.decision]).toContain(verdict)
})

test('an unsigned error does not end a payment', () => {
  const unsigned = answers.find(({ id }) => id === 'V12')
  if (!unsigned) throw new Error('V12 is missing')
  const { storeKey, fields } = unsigned
  const keys = { clientId: '990000000000001', storeKey, hashVersion: 'ver2' } as const
  const judged = judgeAnswer(fields, keys, { oid: 'VB-7K3Q9A-1-01', dinars: 59_757, sent: null })
  expect(judged).toMatchObject({ verdict: 'left', reason: 'the outcome is not signed' })
})

test.each(vectors.filter(({ hashAlgorithm, direction }) => hashAlgorithm === 'ver1' && direction === 'response'))(
  'the answer of vector $id with hash ver1 is never accepted',
  ({ fields, storeKey }) => {
    const clientId = findField(fields, 'clientid') ?? ''
    for (const hashVersion of ['ver2', 'ver3'] as const) {
      const order = { oid: readOrderId(fields) ?? '', dinars: 1, sent: {} }
      const { verdict } = judgeAnswer(fields, { clientId, storeKey, hashVersion }, order)
      expect(['reject', 'ignore']).toContain(verdict)
    }
  },
)
