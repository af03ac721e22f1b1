import { Form, href } from 'react-router'
import * as words from '#words/en/office-search.ts'
import { Intent } from '../../forms/intent.tsx'
import { Button } from '../../ui/button.tsx'

/** Single keys can be turned off, as programs for speech and some disabilities press them by mistake (WCAG 2.1.4). */
export const SingleKeys = ({ on }: { on: boolean }) => (
  <Form method="post" action={href('/admin/dashboard/language')} preventScrollReset className="space-y-3">
    <Intent is="keys" />
    <input type="hidden" name="page" value={href('/admin/dashboard/security')} />
    <p>{on ? `${words.keysAreOn} ${words.showKeys}` : words.keysAreOff}</p>
    <Button>{on ? words.turnOff : words.turnOn}</Button>
  </Form>
)
