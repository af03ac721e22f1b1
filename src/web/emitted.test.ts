import { expect, test } from 'vitest'
import { newMark, nothingEmitted, takeMarked } from './emitted.server.ts'

test('a script that came in with a text may not run, whatever it looks like', () => {
  const mark = newMark()
  const emitted = nothingEmitted()
  const smuggled = ['<script>steal()</script>', '<script nonce="">steal()</script>', `<script nonce="${newMark()}">steal()</script>`]
  const page = [...smuggled, `<script nonce="${mark}">start()</script>`, `<script async="" nonce="${mark}" type="module">load()</script>`]
  const sent = takeMarked(page.join('\n'), mark, emitted)
  expect([...emitted.scripts]).toEqual(['start()', 'load()'])
  expect(sent).not.toContain(mark)
  for (const script of smuggled) expect(sent).toContain(script)
})
