import { expect, test } from 'vitest'
import { readEnv } from './env.ts'

const INBOX_URL = 'imaps://stay%40villas.example:se%3Acret@imap.villas.example/Answers'
const REPLY_ADDRESS = 'Stay@villas.example'

test('the mailbox for answers is one address with its user and password', () => {
  expect(readEnv({ INBOX_URL, REPLY_ADDRESS }).inbox).toEqual({
    host: 'imap.villas.example',
    port: 993,
    secure: true,
    user: 'stay@villas.example',
    password: 'se:cret',
    folder: 'Answers',
    address: 'stay@villas.example',
  })
  expect(readEnv({}).inbox).toBeNull()
})

test.each([
  ['an address alone', { REPLY_ADDRESS }, 'INBOX_URL'],
  ['a mailbox alone', { INBOX_URL }, 'REPLY_ADDRESS'],
  ['another protocol', { REPLY_ADDRESS, INBOX_URL: 'https://stay:secret@imap.villas.example' }, 'INBOX_URL'],
  ['no password', { REPLY_ADDRESS, INBOX_URL: 'imaps://stay@imap.villas.example' }, 'INBOX_URL'],
  ['an address with a plus sign', { REPLY_ADDRESS: 'stay+a@villas.example', INBOX_URL }, 'REPLY_ADDRESS'],
  ['an address without room for what it proves', { REPLY_ADDRESS: 'answers-of-our-guests@villas.example', INBOX_URL }, 'REPLY_ADDRESS'],
])('the site does not start with %s, and says nothing of the password', (_, given, name) => {
  expect(() => readEnv(given)).toThrow(name)
  expect(() => readEnv(given)).not.toThrow(/secret/)
})
