import { expect, test } from 'vitest'
import { chatLinks } from './chat-links.ts'

const links = (phone: string, whatsApp = '', viber = '') => chatLinks({ contact: { phone }, chats: { whatsApp, viber } })

test.each([
  ['the phone serves both', links(' +30 28410 12-345'), 'https://wa.me/302841012345', 'viber://chat?number=%2B302841012345'],
  ['a number of its own', links('+30 1', ' +381 64 2'), 'https://wa.me/381642', 'viber://chat?number=%2B301'],
  ['one that the owners leave out', links('+30 1', '', '-'), 'https://wa.me/301', null],
  ['a phone without its country', links('28410 12345'), null, null],
])('chats with the owners: %s', (_, found, whatsApp, viber) => {
  expect(found).toEqual({ whatsApp, viber })
})
