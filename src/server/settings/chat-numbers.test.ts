import { expect, test } from 'vitest'
import { chatNumbers } from './chat-numbers.ts'

test.each([
  ['a mobile phone in Serbia', '+381 64 123 4567', '', '+381 64 123 4567'],
  ['a mobile phone in Greece', '+30 694 123 4567', '', '+30 694 123 4567'],
  ['a landline in Greece', '+30 2377 012345', '', ''],
  ['a landline in Serbia', '+381 11 3027100', '', ''],
  ['a landline, with a number of its own for chats', '+30 2377 012345', ' +381 64 123 4567 ', '+381 64 123 4567'],
  ['a mobile phone that the owners leave out', '+381 64 123 4567', '-', '-'],
  ['no number at all', 'Street and village', '', ''],
])('guests can chat with owners who have %s only where that works', (_, phone, own, number) => {
  const contact = { email: '', phone, address: '', mapUrl: '', latitude: 0, longitude: 0 }
  expect(chatNumbers({ contact, chats: { whatsApp: own, viber: own } })).toEqual({ whatsApp: number, viber: number })
})
