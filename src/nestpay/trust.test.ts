import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { judgeAnswer, readLostApproval } from './answer.ts'
import type { Fields } from './fields.ts'
import { answerHash, type HashVersion, requestHash } from './hash.ts'
import { paymentFields } from './request.ts'

const keys = { clientId: '990000000000001', storeKey: 'VillaTestKey01' }
const cheapOrder = { oid: 'VB-7K3Q9A-1-01', dinars: 59_757 }
const expensiveOrder = { oid: 'VB-8XW2TT-1-01', dinars: 1_320_150 }
const APPROVED_LIST = 'clientid|oid|AuthCode|ProcReturnCode|Response|mdStatus|cavv|eci|md|rnd'

type Typed = { name: string; phone: string; email: string }
type Pairs = [name: string, value: string][]
const ana: Typed = { name: 'Ana Petrovic', phone: '+381601234567', email: 'ana@example.com' }

/** The sent form of an order, as the site records it. */
function sentFor(hashVersion: HashVersion, { oid, dinars }: typeof cheapOrder, typed: Typed): Record<string, string> {
  const { hash, rnd, ...sent } = paymentFields({
    ...keys,
    hashVersion,
    oid,
    amount: dinars,
    returnUrl: 'https://villas.example/api/booking/payment-return.php',
    shopUrl: 'https://villas.example/booking',
    lang: 'en',
    billTo: { name: typed.name },
    phone: typed.phone,
    email: typed.email,
  })
  return sent
}

/** A genuine answer of the bank: the sent fields and the bank's own fields, signed with the key. */
function answerTo(hashVersion: HashVersion, sent: Record<string, string>, outcome: Record<string, string>): Pairs {
  const own: Record<string, string> = {
    ReturnOid: sent.oid ?? '',
    clientIp: '203.0.113.9',
    MaskedPan: '454671***7894',
    'EXTRA.TRXDATE': '20260412 14:05:33',
    'EXTRA.CARDBRAND': 'VISA',
    acqStan: '184784',
    callbackCall: 'true',
    mdErrorMsg: 'Y-status/Challenge authentication',
    eci: '05',
    cavv: 'ABABByBkEgAAAABllJMDdVWUGZE=',
    md: '454671:00:0000:##990000000000001',
    TransId: '26102OFhA14386',
    HostRefNum: '610214671764',
    SettleId: '2287',
    ErrMsg: '',
    rnd: 'kP2JB5ajHJtyVhHNG9',
    ...outcome,
  }
  const fields: Pairs = [...Object.entries(sent), ...Object.entries(own)]
  if (hashVersion === 'ver2') fields.push(['HASHPARAMS', APPROVED_LIST])
  return [...fields, ['HASH', answerHash(hashVersion, fields, keys.storeKey)]]
}

const approval = { Response: 'Approved', ProcReturnCode: '00', mdStatus: '1', AuthCode: 'P37891' }
const refusal = { Response: 'Declined', ProcReturnCode: '51', mdStatus: '1', AuthCode: '' }

const judgeFields = (hashVersion: HashVersion, fields: Fields, order: typeof cheapOrder, typed: Typed) =>
  judgeAnswer(fields, { ...keys, hashVersion }, { ...order, sent: sentFor(hashVersion, order, typed) }).verdict

/** Values a guest could enter to have them interpreted as other fields. */
const typedByAttacker: fc.Arbitrary<Typed> = fc.record({
  name: fc.constantFrom('Ana Petrovic', 'Approved', '00', '1', '1320150.00', expensiveOrder.oid, 'true', '941', keys.clientId),
  phone: fc.constantFrom('+381601234567', expensiveOrder.oid, '1320150.00', 'Approved', '00', '1'),
  email: fc.constantFrom('ana@example.com', 'approved@example.com'),
})

const someNames = [
  'oid',
  'ReturnOid',
  'amount',
  'currency',
  'Response',
  'ProcReturnCode',
  'mdStatus',
  'TransId',
  'clientid',
  'tel',
  'BillToName',
]
const otherNames = ['AAA', 'ACQX', 'EXTRA.X', 'zzz', 'hash', 'HASHPARAMS', 'encoding', 'NATIONALIDNO', 'countdown']
const name = fc.constantFrom(...someNames, ...otherNames, 'okUrl', 'OID', 'returnoid')
const value = fc.constantFrom(
  expensiveOrder.oid,
  '1320150.00',
  'Approved',
  '00',
  '1',
  '',
  'clientid|ReturnOid|Response|ProcReturnCode',
  'clientid|oid|rnd',
)
const position = fc.nat(60)
const tampering = fc.oneof(
  fc.record({ kind: fc.constant('rename' as const), position, name }),
  fc.record({ kind: fc.constant('drop' as const), position }),
  fc.record({ kind: fc.constant('double' as const), position, name }),
  fc.record({ kind: fc.constant('set' as const), position, value }),
  fc.record({ kind: fc.constant('swap' as const), position, other: position }),
  fc.record({ kind: fc.constant('add' as const), name, value }),
)
type Tampering = typeof tampering extends fc.Arbitrary<infer B> ? B : never

function tampered(fields: Pairs, changes: readonly Tampering[]): Pairs {
  const result = fields.map(([field, content]): [string, string] => [field, content])
  for (const one of changes) {
    if (one.kind === 'add') {
      result.push([one.name, one.value])
      continue
    }
    const at = one.position % result.length
    const field = result[at]
    if (!field) continue
    if (one.kind === 'rename') field[0] = one.name
    if (one.kind === 'set') field[1] = one.value
    if (one.kind === 'double') result.push([one.name, field[1]])
    if (one.kind === 'drop' && result.length > 1) result.splice(at, 1)
    if (one.kind === 'swap') {
      const other = result[one.other % result.length]
      if (other) [field[0], other[0]] = [other[0], field[0]]
    }
  }
  return result
}

describe.each(['ver2', 'ver3'] as const)('an answer with hash %s', (hashVersion) => {
  test('an answer settles its order if unchanged', () => {
    const fields = answerTo(hashVersion, sentFor(hashVersion, cheapOrder, ana), approval)
    expect(judgeFields(hashVersion, fields, cheapOrder, ana)).toBe('approved')
    const declined = answerTo(hashVersion, sentFor(hashVersion, cheapOrder, ana), refusal)
    expect(judgeFields(hashVersion, declined, cheapOrder, ana)).toBe('failed')
  })

  test('an answer does not settle another order after any renaming, dropping, doubling, swapping or changing of fields', () => {
    fc.assert(
      fc.property(typedByAttacker, fc.array(tampering, { maxLength: 6 }), (typed, changes) => {
        const fields = tampered(answerTo(hashVersion, sentFor(hashVersion, cheapOrder, typed), approval), changes)
        expect(['approved', 'failed', 'error']).not.toContain(judgeFields(hashVersion, fields, expensiveOrder, typed))
      }),
      { numRuns: 3_000 },
    )
  })

  test('an answer that declines never becomes an approval', () => {
    fc.assert(
      fc.property(typedByAttacker, fc.array(tampering, { maxLength: 6 }), (typed, changes) => {
        const fields = tampered(answerTo(hashVersion, sentFor(hashVersion, cheapOrder, typed), refusal), changes)
        expect(judgeFields(hashVersion, fields, cheapOrder, typed)).not.toBe('approved')
      }),
      { numRuns: 3_000 },
    )
  })

  test('an answer is accepted with its fields in any order', () => {
    const fields = answerTo(hashVersion, sentFor(hashVersion, cheapOrder, ana), approval)
    fc.assert(
      fc.property(fc.shuffledSubarray(fields, { minLength: fields.length }), (shuffled) => {
        expect(judgeFields(hashVersion, shuffled, cheapOrder, ana)).toBe('approved')
      }),
    )
  })

  test('an answer for an order not on record is an approval only if approved and unchanged', () => {
    const fields = answerTo(hashVersion, sentFor(hashVersion, cheapOrder, ana), approval)
    expect(readLostApproval(fields, { ...keys, hashVersion })).toMatchObject({ oid: cheapOrder.oid, dinars: 59_757 })
    const declined = answerTo(hashVersion, sentFor(hashVersion, cheapOrder, ana), refusal)
    expect(readLostApproval(declined, { ...keys, hashVersion })).toBeNull()
    const changed = fields.map(([field, content]): [string, string] => [field, field === 'Response' ? 'Approved ' : content])
    expect(readLostApproval(changed, { ...keys, hashVersion })).toBeNull()
  })
})

const upper = (text: string) => text.toUpperCase()
const bySortOrder = (a: string, b: string) => (upper(a) < upper(b) ? -1 : 1)

const WANTED = [...Object.keys(sentFor('ver3', expensiveOrder, ana)), ...Object.keys(approval), 'TransId', 'ReturnOid'].filter(
  (field) => field !== 'encoding',
)

/** Names such as `A12` or `QXB07`, one to three letters equally often. Made from numbers, because generating matching strings takes seconds. */
const fillerName = fc.nat({ max: 3 * 26 ** 3 * 100 - 1 }).map((number) => {
  const digits = Math.floor(number / 3)
  const letters = [1, 26, 26 ** 2].map((place) => String.fromCharCode(65 + (Math.floor(digits / place) % 26)))
  return letters.slice(number % 3).join('') + String(Math.floor(digits / 26 ** 3)).padStart(2, '0')
})

/** Names for the sorted values of a genuine ver3 answer. Its hash is valid for every choice. */
const namesInOrder = (count: number) =>
  fc
    .tuple(fc.subarray(WANTED, { minLength: 8 }), fc.uniqueArray(fillerName, { minLength: count, maxLength: count }))
    .map(([wanted, fillers]) => [...wanted, ...fillers].slice(0, count).toSorted(bySortOrder))

test('in ver3, where an attacker chooses the names of sorted values, renamed fields settle no other order', () => {
  fc.assert(
    fc.property(
      typedByAttacker.chain((typed) => {
        const genuine = answerTo('ver3', sentFor('ver3', cheapOrder, typed), approval)
        const signed = genuine.filter(([field]) => !/^(hash|encoding)$/i.test(field)).toSorted(([a], [b]) => bySortOrder(a, b))
        return fc.tuple(fc.constant(typed), fc.constant(signed), namesInOrder(signed.length))
      }),
      ([typed, signed, names]) => {
        const fields: Pairs = signed.map(([, content], index) => [names[index] ?? '', content])
        const hash = answerHash('ver3', signed, keys.storeKey)
        expect(answerHash('ver3', fields, keys.storeKey)).toBe(hash)
        expect(['approved', 'failed', 'error']).not.toContain(judgeFields('ver3', [...fields, ['HASH', hash]], expensiveOrder, typed))
      },
    ),
    { numRuns: 2_000 },
  )
})

test('in ver2, where an attacker chooses the list of signed fields, renamed fields settle no other order', () => {
  const signed = [keys.clientId, cheapOrder.oid, 'P37891', '00', 'Approved', '1', 'ABAB', '05', '454671:00', 'kP2J']
  const names = fc.uniqueArray(fc.constantFrom(...APPROVED_LIST.split('|'), 'ReturnOid', 'amount', 'SettleId', 'TransId', 'x', 'y'), {
    minLength: signed.length,
    maxLength: signed.length,
  })
  fc.assert(
    fc.property(names, (list) => {
      const fields: Pairs = list.map((field, index) => [field, signed[index] ?? ''])
      const own: Pairs = [
        ['clientid', keys.clientId],
        ['oid', expensiveOrder.oid],
        ['Response', 'Approved'],
        ['ProcReturnCode', '00'],
        ['mdStatus', '1'],
      ]
      const filled = [...fields, ...own.filter(([field]) => !list.includes(field)), ['HASHPARAMS', list.join('|')] as [string, string]]
      const answer: Pairs = [...filled, ['HASH', answerHash('ver2', filled, keys.storeKey)]]
      expect(['approved', 'failed', 'error']).not.toContain(judgeFields('ver2', answer, expensiveOrder, ana))
    }),
    { numRuns: 2_000 },
  )
})

const expensive = (typed: Typed = ana) => ({ ...expensiveOrder, sent: sentFor('ver2', expensiveOrder, typed) })

test.each([
  ['oid taken out of the list', 'clientid|AuthCode|ProcReturnCode|Response|mdStatus|cavv|eci|md|rnd'],
  ['ReturnOid in place of oid', APPROVED_LIST.replace('oid', 'ReturnOid')],
  ['another name in place of oid', APPROVED_LIST.replace('oid', 'SettleId')],
  ['another list', 'clientid|oid|Response|ProcReturnCode|rnd'],
])('an answer in ver2 with %s and a valid hash is not trusted', (_, list) => {
  const genuine = answerTo('ver2', sentFor('ver2', cheapOrder, ana), approval)
  const named = genuine
    .filter(([field]) => field !== 'HASH')
    .map(([field, content]): [string, string] => [field, field === 'HASHPARAMS' ? list : content])
    .map(([field, content]): [string, string] => [field, field === 'oid' ? expensiveOrder.oid : content])
  const fields: Pairs = [...named, ['HASH', answerHash('ver2', named, keys.storeKey)]]
  expect(judgeAnswer(fields, { ...keys, hashVersion: 'ver2' }, expensive())).toMatchObject({ verdict: 'ask' })
})

test('an answer in ver2 whose list lacks 3-D Secure says nothing by an unsigned 3-D status', () => {
  const named = answerTo('ver2', sentFor('ver2', cheapOrder, ana), approval)
    .filter(([field]) => field !== 'HASH')
    .map(([field, content]): [string, string] => [
      field,
      field === 'HASHPARAMS' ? 'clientid|oid|AuthCode|ProcReturnCode|Response|rnd' : content,
    ])
  const fields: Pairs = [...named, ['HASH', answerHash('ver2', named, keys.storeKey)]]
  const judged = judgeAnswer(fields, { ...keys, hashVersion: 'ver2' }, { ...cheapOrder, sent: null })
  expect(judged).toMatchObject({ verdict: 'ask', reason: 'approved, but mdStatus is missing' })
})

test('an answer in ver3 with the typed phone in ReturnOid and without the amount is not trusted', () => {
  const typed = { ...ana, phone: expensiveOrder.oid }
  const genuine = answerTo('ver3', sentFor('ver3', cheapOrder, typed), approval)
  // The same values in the same order under other names: the hash is still valid.
  const renamed: Record<string, string> = { oid: 'OA', ReturnOid: 'RETURNOA', tel: 'TELL', amount: 'AMOUNS' }
  const fields: Pairs = genuine.map(([field, content]) => [renamed[field] ?? field, content])
  fields.push(['oid', expensiveOrder.oid])
  const order = { ...expensiveOrder, sent: sentFor('ver3', expensiveOrder, typed) }
  expect(['ask', 'reject']).toContain(judgeAnswer(fields, { ...keys, hashVersion: 'ver3' }, order).verdict)
  const withoutOid = fields
    .filter(([field]) => field !== 'oid')
    .map(([field, content]): [string, string] => [field === 'TELL' ? 'ReturnOid' : field, content])
  expect(['ask', 'reject']).toContain(judgeAnswer(withoutOid, { ...keys, hashVersion: 'ver3' }, order).verdict)
})

test('an answer in ver3 for an order without a stored form is left to the bank’s API', () => {
  const fields = answerTo('ver3', sentFor('ver3', cheapOrder, ana), approval)
  const judged = judgeAnswer(fields, { ...keys, hashVersion: 'ver3' }, { ...cheapOrder, sent: null })
  expect(judged).toMatchObject({ verdict: 'ask', reason: 'the form that was sent is not on record' })
})

test('the hash of a request is not valid for an answer', () => {
  const sent = sentFor('ver3', cheapOrder, ana)
  const request = Object.entries(sent)
  const fields: Pairs = [...request, ['HASH', requestHash('ver3', request, keys.storeKey)]]
  expect(judgeFields('ver3', [...fields, ['Response', 'Approved'], ['ProcReturnCode', '00'], ['mdStatus', '1']], cheapOrder, ana)).toBe(
    'reject',
  )
})
