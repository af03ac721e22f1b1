import { expect, test } from 'vitest'
import { computeSignature } from '../../../tests/s3-signature.ts'

// Example from AWS, 'Signature Calculations for the Authorization Header'.
const keys = { region: 'us-east-1', accessKeyId: 'AKIAIOSFODNN7EXAMPLE', secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY' }
const NOTHING = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'
const WELCOME = '44ce7dd67c959e0d3524ffac1771dfbba87d2b6b4b4e99e42034a8b803f8b072'

test.each([
  ['GET', '/test.txt', { range: 'bytes=0-9' }, NOTHING, 'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41'],
  [
    'PUT',
    '/test%24file.text',
    { date: 'Fri, 24 May 2013 00:00:00 GMT', 'x-amz-storage-class': 'REDUCED_REDUNDANCY' },
    WELCOME,
    '98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd',
  ],
  ['GET', '/?lifecycle', {}, NOTHING, 'fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543'],
  ['GET', '/?max-keys=2&prefix=J', {}, NOTHING, '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7'],
] as const)('the stand-in for S3 signs %s %s as AWS does', (method, path, more, hash, signature) => {
  const always = { host: 'examplebucket.s3.amazonaws.com', 'x-amz-content-sha256': hash, 'x-amz-date': '20130524T000000Z' }
  const headers = { ...always, ...more }
  expect(computeSignature({ method, path, headers }, Object.keys(headers).sort(), keys)).toBe(signature)
})
