import { expect, test } from 'vitest'
import { readDeliveryReport } from './delivery-report.ts'

const report = ({
  type = 'multipart/report; report-type=delivery-status; boundary=b',
  action = 'failed',
  code = 'smtp; 550 5.1.1 No such user',
} = {}) =>
  [
    'From: MAILER-DAEMON@mx.example',
    `Content-Type: ${type}`,
    '',
    '--b',
    'Content-Type: message/delivery-status',
    '',
    'Final-Recipient: rfc822; ana@example.com',
    `Action: ${action}`,
    'Status: 5.1.1',
    ...(code ? [`Diagnostic-Code: ${code}`] : []),
    '',
    '--b',
    'Content-Type: text/rfc822-headers',
    '',
    'Reply-To:',
    ` stay+s7-${'a'.repeat(32)}@villas.example`,
    'Message-ID: <12.m3k2abcd@villas.example>',
    '',
    '--b--',
  ].join('\r\n')

test('a report says why a mail was not delivered, and which mail it is about', () => {
  expect(readDeliveryReport(report())).toEqual({
    why: '550 5.1.1 No such user',
    names: ['<12.m3k2abcd@villas.example>'],
    addresses: [`stay+s7-${'a'.repeat(32)}@villas.example`],
  })
})

test.each([
  ['over several lines', { code: 'smtp; 550 5.1.1\r\n No such user' }, '550 5.1.1 No such user'],
  ['by a number alone', { code: '' }, '5.1.1'],
])('its reason is read %s', (_, over, why) => {
  expect(readDeliveryReport(report(over))?.why).toBe(why)
})

test.each([
  ['a mail that is only delayed', { action: 'delayed' }],
  ['one that was delivered', { action: 'delivered' }],
  ['an ordinary mail with the same words', { type: 'text/plain' }],
])('%s is no such report', (_, over) => {
  expect(readDeliveryReport(report(over))).toBe(null)
})
