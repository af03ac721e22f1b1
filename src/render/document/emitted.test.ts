import { expect, test } from 'vitest'
import { encoded, newMark, nothingEmitted, takeMarked } from './emitted.server.ts'

test('a script inside a text is not allowed, in any form', () => {
  const mark = newMark()
  const emitted = nothingEmitted()
  const smuggled = ['<script>steal()</script>', '<script nonce="">steal()</script>', `<script nonce="${newMark()}">steal()</script>`]
  const page = [...smuggled, `<script nonce="${mark}">start()</script>`, `<script async="" nonce="${mark}" type="module">load()</script>`]
  const sent = Buffer.concat(takeMarked(encoded(page.join('\n')), mark, emitted)).toString()
  expect([...emitted.scripts]).toEqual(['start()', 'load()'])
  expect(sent).not.toContain(mark)
  for (const script of smuggled) expect(sent).toContain(script)
})

test.each([10, 10_000, 500_000])('a text of %i characters in several alphabets is encoded correctly', (length) => {
  const text = 'Θέα Żółć 😀 & sea '.repeat(length).slice(0, length)
  expect(encoded(text).toString()).toBe(Buffer.from(text).toString())
})
