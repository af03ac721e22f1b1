import { createPublicKey, randomBytes, verify } from 'node:crypto'
import { expect, test } from 'vitest'
import { pushBrowser } from '../../../tests/push-browser.ts'
import { areBrowserKeys, authorize, encrypt, toPublicKey } from './encrypt.ts'

test('the example of RFC 8291, to the byte', () => {
  const browser = {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  }
  const chance = {
    salt: Buffer.from('DGv6ra1nlYgDCS1FRnbzlw', 'base64url'),
    key: Buffer.from('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw', 'base64url'),
  }
  expect(encrypt('When I grow up, I want to be a watermelon', browser, chance).toString('base64url')).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  )
})

test('a browser reads what was encrypted for it, and no two messages are the same', () => {
  const browser = pushBrowser()
  const text = 'Порука, μήνυμα 🏖'
  const [first, second] = [1, 2].map(() => encrypt(text, browser.keys)) as [Buffer, Buffer]
  expect([browser.read(first), browser.read(second), first.equals(second)]).toEqual([text, text, false])
  expect(() => pushBrowser().read(first)).toThrow()
})

test('keys that are none of a browser are refused', () => {
  const { keys } = pushBrowser()
  expect(areBrowserKeys(keys)).toBe(true)
  expect(areBrowserKeys({ ...keys, p256dh: randomBytes(65).toString('base64url') })).toBe(false)
  expect(areBrowserKeys({ ...keys, auth: 'short' })).toBe(false)
})

test('the token names the push service and is signed with the site’s key', () => {
  const secret = randomBytes(32).toString('base64url')
  const header = authorize('https://push.example/x/y', secret, 'https://villas.example', new Date(0))
  const [, token = '', key = ''] = /^vapid t=(.+), k=(.+)$/.exec(header) ?? []
  const [head, claims = '', signature = ''] = token.split('.')
  expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toEqual({
    aud: 'https://push.example',
    exp: 43_200,
    sub: 'https://villas.example',
  })
  expect(key).toBe(toPublicKey(secret))
  const point = Buffer.from(key, 'base64url')
  const jwk = { kty: 'EC', crv: 'P-256', x: point.toString('base64url', 1, 33), y: point.toString('base64url', 33) }
  const publicKey = createPublicKey({ key: jwk, format: 'jwk' })
  const signed = Buffer.from(`${head}.${claims}`)
  expect(verify('sha256', signed, { key: publicKey, dsaEncoding: 'ieee-p1363' }, Buffer.from(signature, 'base64url'))).toBe(true)
})
