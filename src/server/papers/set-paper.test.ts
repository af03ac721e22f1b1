import { expect, test } from 'vitest'
import { readStructure, readText } from '../../../tests/poppler.ts'
import { setPaper } from './set-paper.ts'

const set = (name: string) =>
  setPaper({
    number: 'RC-2026-00001',
    issuedOn: '2026-06-01',
    issuedAt: new Date('2026-06-01T09:00:00Z'),
    photo: null,
    recipient: { title: 'Guest', rows: [['Name', name]] },
    content: { title: 'Receipt', language: 'en', site: 'Villas', sender: [], headline: ['Paid', '€1.00'], sections: [], notes: [name] },
  })

// Greek words in capitals are printed without accents.
const NAMES = [
  'ŽĐČŠĆ žđčšć ÄÖÜ äöüß ÉÁŐŰ éáőű',
  'ZDCSAOUEZDCS zdcsaouei',
  'Άννα Έλλη Ήρα Ίων Όλγα Ύδρα Ώρα άέήίόύώ ϊϋΐΰ',
  'ΑΕΗΙΟΥΩ αεηιουωμς',
  'Ђорђе Жижић ЉЊЏ',
  'Steffi Pfluff, Effler, Griffin, fjord',
]

test('every letter of a name can be searched and read aloud, independent of documents printed before', async () => {
  for (const name of [...NAMES, ...NAMES.toReversed()]) {
    const file = await set(name)
    expect(readText(file)).toContain(name)
    expect(readStructure(file)).toContain(name)
  }
})
