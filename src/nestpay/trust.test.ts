import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { judgeAnswer, readLostApproval } from './answer.ts'
import type { Fields } from './fields.ts'
import { answerHash, type HashVersion, requestHash } from './hash.ts'
import { paymentFields } from './request.ts'

const keys = { clientId: '990000000000001', storeKey: 'VillaTestKey01' }
const cheapOrder = { oid: 'VB-7K3Q9A-1-01', dinars: 59_757 }
const dearOrder = { oid: 'VB-8XW2TT-1-01', dinars: 1_320_150 }
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

const verdictOf = (hashVersion: HashVersion, fields: Fields, order: typeof cheapOrder, typed: Typed) =>
  judgeAnswer(fields, { ...keys, hashVersion }, { ...order, sent: sentFor(hashVersion, order, typed) }).verdict

/** Values a guest could enter to have them interpreted as other fields. */
const typedByAttacker: fc.Arbitrary<Typed> = fc.record({
  name: fc.constantFrom('Ana Petrovic', 'Approved', '00', '1', '1320150.00', dearOrder.oid, 'true', '941', keys.clientId),
  phone: fc.constantFrom('+381601234567', dearOrder.oid, '1320150.00', 'Approved', '00', '1'),
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
  dearOrder.oid,
  '1320150.00',
  'Approved',
  '00',
  '1',
  '',
  'clientid|ReturnOid|Response|ProcReturnCode',
  'clientid|oid|rnd',
)
const position = fc.nat(60)
const bend = fc.oneof(
  fc.record({ kind: fc.constant('rename' as const), position, name }),
  fc.record({ kind: fc.constant('drop' as const), position }),
  fc.record({ kind: fc.constant('double' as const), position, name }),
  fc.record({ kind: fc.constant('set' as const), position, value }),
  fc.record({ kind: fc.constant('swap' as const), position, other: position }),
  fc.record({ kind: fc.constant('add' as const), name, value }),
)
type Bend = typeof bend extends fc.Arbitrary<infer B> ? B : never

function bent(fields: Pairs, bends: readonly Bend[]): Pairs {
  const result = fields.map(([field, content]): [string, string] => [field, content])
  for (const one of bends) {
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

describe.each(['ver2', 'ver3'] as const)('an answer of %s', (hashVersion) => {
  test('as it comes settles its order', () => {
    const fields = answerTo(hashVersion, sentFor(hashVersion, cheapOrder, ana), approval)
    expect(verdictOf(hashVersion, fields, cheapOrder, ana)).toBe('approved')
    const declined = answerTo(hashVersion, sentFor(hashVersion, cheapOrder, ana), refusal)
    expect(verdictOf(hashVersion, declined, cheapOrder, ana)).toBe('failed')
  })

  test('settles its own order or none, however its fields are renamed, dropped, doubled, swapped or changed', () => {
    fc.assert(
      fc.property(typedByAttacker, fc.array(bend, { maxLength: 6 }), (typed, bends) => {
        const fields = bent(answerTo(hashVersion, sentFor(hashVersion, cheapOrder, typed), approval), bends)
        expect(['approved', 'failed', 'error']).not.toContain(verdictOf(hashVersion, fields, dearOrder, typed))
      }),
      { numRuns: 3_000 },
    )
  })

  test('that refuses never becomes an approval', () => {
    fc.assert(
      fc.property(typedByAttacker, fc.array(bend, { maxLength: 6 }), (typed, bends) => {
        const fields = bent(answerTo(hashVersion, sentFor(hashVersion, cheapOrder, typed), refusal), bends)
        expect(verdictOf(hashVersion, fields, cheapOrder, typed)).not.toBe('approved')
      }),
      { numRuns: 3_000 },
    )
  })

  test('proves the same in any order of its fields', () => {
    const fields = answerTo(hashVersion, sentFor(hashVersion, cheapOrder, ana), approval)
    fc.assert(
      fc.property(fc.shuffledSubarray(fields, { minLength: fields.length }), (shuffled) => {
        expect(verdictOf(hashVersion, shuffled, cheapOrder, ana)).toBe('approved')
      }),
    )
  })

  test('for an order that is not on record is an approval only as it comes', () => {
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

const WANTED = [...Object.keys(sentFor('ver3', dearOrder, ana)), ...Object.keys(approval), 'TransId', 'ReturnOid'].filter(
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

describe('renaming that keeps the hash right settles no other order', () => {
  test('ver3: values keep their places, names are the attacker’s', () => {
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
          expect(['approved', 'failed', 'error']).not.toContain(verdictOf('ver3', [...fields, ['HASH', hash]], dearOrder, typed))
        },
      ),
      { numRuns: 2_000 },
    )
  })

  test('ver2: the list is the attacker’s, and every name in it holds what was signed', () => {
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
          ['oid', dearOrder.oid],
          ['Response', 'Approved'],
          ['ProcReturnCode', '00'],
          ['mdStatus', '1'],
        ]
        const filled = [...fields, ...own.filter(([field]) => !list.includes(field)), ['HASHPARAMS', list.join('|')] as [string, string]]
        const answer: Pairs = [...filled, ['HASH', answerHash('ver2', filled, keys.storeKey)]]
        expect(['approved', 'failed', 'error']).not.toContain(verdictOf('ver2', answer, dearOrder, ana))
      }),
      { numRuns: 2_000 },
    )
  })
})

describe('what was found against older versions', () => {
  const dear = (typed: Typed = ana) => ({ ...dearOrder, sent: sentFor('ver2', dearOrder, typed) })

  test.each([
    ['oid taken out of the list', 'clientid|AuthCode|ProcReturnCode|Response|mdStatus|cavv|eci|md|rnd'],
    ['ReturnOid in place of oid', APPROVED_LIST.replace('oid', 'ReturnOid')],
    ['another name in place of oid', APPROVED_LIST.replace('oid', 'SettleId')],
    ['a list of one’s own', 'clientid|oid|Response|ProcReturnCode|rnd'],
  ])('ver2 with %s, and the right hash over it, is not trusted', (_, list) => {
    const genuine = answerTo('ver2', sentFor('ver2', cheapOrder, ana), approval)
    const named = genuine
      .filter(([field]) => field !== 'HASH')
      .map(([field, content]): [string, string] => [field, field === 'HASHPARAMS' ? list : content])
      .map(([field, content]): [string, string] => [field, field === 'oid' ? dearOrder.oid : content])
    const fields: Pairs = [...named, ['HASH', answerHash('ver2', named, keys.storeKey)]]
    expect(judgeAnswer(fields, { ...keys, hashVersion: 'ver2' }, dear())).toMatchObject({ verdict: 'ask' })
  })

  test('ver2 under the list without 3-D Secure: a 3-D status beside it, which is not signed, counts for nothing', () => {
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

  test('ver3 with the typed phone moved into ReturnOid and the amount dropped is not trusted', () => {
    const typed = { ...ana, phone: dearOrder.oid }
    const genuine = answerTo('ver3', sentFor('ver3', cheapOrder, typed), approval)
    // The same values in the same order under other names: the hash is still valid.
    const renamed: Record<string, string> = { oid: 'OA', ReturnOid: 'RETURNOA', tel: 'TELL', amount: 'AMOUNS' }
    const fields: Pairs = genuine.map(([field, content]) => [renamed[field] ?? field, content])
    fields.push(['oid', dearOrder.oid])
    const order = { ...dearOrder, sent: sentFor('ver3', dearOrder, typed) }
    expect(['ask', 'reject']).toContain(judgeAnswer(fields, { ...keys, hashVersion: 'ver3' }, order).verdict)
    const withoutOid = fields
      .filter(([field]) => field !== 'oid')
      .map(([field, content]): [string, string] => [field === 'TELL' ? 'ReturnOid' : field, content])
    expect(['ask', 'reject']).toContain(judgeAnswer(withoutOid, { ...keys, hashVersion: 'ver3' }, order).verdict)
  })

  test('ver3 for an order whose form is not on record is asked about', () => {
    const fields = answerTo('ver3', sentFor('ver3', cheapOrder, ana), approval)
    const judged = judgeAnswer(fields, { ...keys, hashVersion: 'ver3' }, { ...cheapOrder, sent: null })
    expect(judged).toMatchObject({ verdict: 'ask', reason: 'the form that was sent is not on record' })
  })

  test('a request’s own hash does not pass for an answer’s', () => {
    const sent = sentFor('ver3', cheapOrder, ana)
    const request = Object.entries(sent)
    const fields: Pairs = [...request, ['HASH', requestHash('ver3', request, keys.storeKey)]]
    expect(verdictOf('ver3', [...fields, ['Response', 'Approved'], ['ProcReturnCode', '00'], ['mdStatus', '1']], cheapOrder, ana)).toBe(
      'reject',
    )
  })
})
