import { expect, test } from 'vitest'
import { chatLinks } from './chat-links.ts'

test.each([
  ['by two numbers', ' +30 694 12-345', '+381 64 2', 'https://wa.me/3069412345', 'viber://chat?number=%2B381642'],
  ['by one number alone', '+30 694 1', '-', 'https://wa.me/306941', null],
  ['by numbers without their country', '694 12345', '', null, null],
])('chats with the owners open %s', (_, whatsApp, viber, ofWhatsApp, ofViber) => {
  expect(chatLinks({ whatsApp, viber })).toEqual({ whatsApp: ofWhatsApp, viber: ofViber })
})
