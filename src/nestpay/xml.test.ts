import { expect, test } from 'vitest'
import { readResponse } from './xml.ts'

/** As long as an answer of the bank may be. */
const LARGEST = 1024 * 1024
const filled = (part: string) => part.repeat(Math.floor(LARGEST / part.length))

test.each(['<a>', '<', 'a', '<a', '</CC5Response> ', ' ', '&#1', '&a', '<CC5Response>'])(
  'the largest answer is read in one pass, also if it holds nothing but %j',
  (part) => {
    const read = readResponse(Buffer.from(`<CC5Response><OrderId>&#${filled(part)}</OrderId>${filled(part)}</CC5Response>`))
    expect(read?.('ErrMsg')).toBeUndefined()
    expect(readResponse(Buffer.from(`<CC5Response>${filled(part)}x`))).toBeNull()
  },
)
