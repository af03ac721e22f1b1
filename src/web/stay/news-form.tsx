import { Form } from 'react-router'
import type { StayNews } from '#contract/news.ts'
import * as words from '#words/en/news.ts'
import { FormFailure } from '../forms/form-failure.tsx'
import { type FormResult, resultFor } from '../forms/form-result.ts'
import { Intent } from '../forms/intent.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import { SubmitButton } from '../ui/submit-button.tsx'
import { Panel } from './panel.tsx'

type Props = { news: StayNews | null; result: FormResult | undefined }

/** Whether the guest gets news by mail. Nothing is ticked that the guest has not ticked. */
export function NewsForm({ news, result: last }: Props) {
  const result = resultFor('news', last)
  if (!news) return null
  return (
    <Panel title={words.title} id="news">
      <Form method="post" noValidate preventScrollReset className="no-print space-y-4">
        <Intent is="news" />
        <FormFailure result={result} />
        <Checkbox
          label={words.agree}
          name="agree"
          hint={words.how}
          defaultChecked={result?.typed ? 'agree' in result.typed : news.agreed}
        />
        <SubmitButton acting={words.saving} of="news">
          {words.save}
        </SubmitButton>
      </Form>
    </Panel>
  )
}
