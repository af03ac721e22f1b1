import { z } from 'zod'
import { Passkey, SignedIn, signInRedirect } from './accounts.ts'
import { call } from './call.ts'
import { Id, Line, Nothing, Text } from './wire.ts'

/** For `navigator.credentials`, as JSON (WebAuthn level 3). */
const Options = z.object({ options: z.record(z.string(), z.unknown()) })

/** Answer of `navigator.credentials`, as JSON (WebAuthn level 3). */
const Credential = z.object({
  id: Text(2000),
  rawId: Text(2000),
  type: z.enum(['public-key']),
  response: z.record(z.string(), z.unknown()),
  clientExtensionResults: z.record(z.string(), z.unknown()).optional(),
  authenticatorAttachment: z.string().max(40).optional(),
})
export type Credential = z.output<typeof Credential>

const Name = Line(60, 'name_required')

export const passkeyCalls = {
  list: call({
    method: 'GET',
    path: '/api/myPasskeys.php',
    summary: 'The passkeys of one’s account',
    access: 'member',
    input: Nothing,
    answer: z.object({
      passkeys: z.array(Passkey),
      /** False for administrators, who sign in by password and second step. */
      mayAdd: z.boolean(),
      /** Before the address is proved, no passkey can be added. */
      emailProved: z.boolean(),
    }),
  }),
  beginAdding: call({
    method: 'POST',
    path: '/api/addPasskeyBegin.php',
    summary: 'Begin to add a passkey; needs a proved address and a sign-in of the last half hour',
    access: 'member',
    perMinute: 20,
    input: Nothing,
    answer: Options,
  }),
  add: call({
    method: 'POST',
    path: '/api/addPasskey.php',
    summary: 'Add the passkey that a browser has made',
    access: 'member',
    perMinute: 20,
    input: z.object({ name: Name, credential: Credential }),
    answer: Nothing,
  }),
  rename: call({
    method: 'POST',
    path: '/api/renamePasskey.php',
    summary: 'Rename a passkey',
    access: 'member',
    perMinute: 20,
    input: z.object({ id: Id, name: Name }),
    answer: Nothing,
  }),
  remove: call({
    method: 'POST',
    path: '/api/removePasskey.php',
    summary: 'Remove a passkey; it signs nobody in any more',
    access: 'member',
    perMinute: 20,
    input: z.object({ id: Id }),
    answer: Nothing,
  }),
  beginSignIn: call({
    method: 'POST',
    path: '/api/passkeySignInBegin.php',
    summary: 'Begin to sign in with a passkey',
    access: 'visitor',
    perMinute: 20,
    input: Nothing,
    answer: Options,
  }),
  signIn: call({
    method: 'POST',
    path: '/api/passkeySignIn.php',
    summary: 'Sign in with a passkey',
    access: 'visitor',
    perMinute: 20,
    input: z.object({ credential: Credential, redirect: signInRedirect }),
    answer: SignedIn,
  }),
}
