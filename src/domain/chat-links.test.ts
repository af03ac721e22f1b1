import { expect, test } from 'vitest'
import { chatLinks, viberLink, whatsAppLink } from './chat-links.ts'

test.each([
  ['by two numbers', ' +30 694 12-345', '+381 64 2', 'https://wa.me/3069412345', 'viber://chat?number=%2B381642'],
  ['by one number alone', '+30 694 1', '-', 'https://wa.me/306941', null],
  ['by numbers without their country', '694 12345', '', null, null],
])('chats with the owners open %s', (_, whatsApp, viber, ofWhatsApp, ofViber) => {
  expect(chatLinks({ whatsApp, viber })).toEqual({ whatsApp: ofWhatsApp, viber: ofViber })
})

test('a chat opens with a text, whatever signs are in it', () => {
  const [text, encoded] = ['Vidimo se & čujemo\n50 %?', 'Vidimo%20se%20%26%20%C4%8Dujemo%0A50%20%25%3F']
  expect(whatsAppLink('+30 694 1', text)).toBe(`https://wa.me/306941?text=${encoded}`)
  expect(viberLink('+30 694 1', text)).toBe(`viber://chat?number=%2B306941&draft=${encoded}`)
})
