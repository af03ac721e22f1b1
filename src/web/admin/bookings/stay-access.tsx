import { Form } from 'react-router'
import type { AnswerOf } from '#contract/call.ts'
import type { stayAccessCalls } from '#contract/stay-access.ts'
import { formatDay } from '#words/en/days.ts'
import * as words from '#words/en/office-stay.ts'
import type { FormResult } from '../../forms/form-result.ts'
import { Intent } from '../../forms/intent.tsx'
import { Field } from '../../ui/field.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'

type Access = NonNullable<AnswerOf<typeof stayAccessCalls.read>['access']>
/** What the form that reads the code answers. */
export type ReadCode = { doorCode?: string }

type Props = { bookingId: number; access: Access | null; result: FormResult<ReadCode> | undefined }

/** What the guest can read about the house, and what owners decide about it. */
export function StayAccess({ access, ...form }: Props) {
  return (
    <section aria-labelledby="access" className="min-w-0">
      <h2 id="access" className="mb-2 text-lg">
        {words.access}
      </h2>
      <div className="part">
        {access ? <Decisions access={access} {...form} /> : <p className="text-ink-soft">{words.nothingToEnter}</p>}
      </div>
    </section>
  )
}

function Decisions({ bookingId, access, result }: Props & { access: Access }) {
  const { guide, doorCode, doorCodeFrom, shown, code } = access
  return (
    <>
      <p className="font-semibold">{words.guestReads[doorCode ? 'both' : guide ? 'guide' : 'nothing']}</p>
      <p className="mt-1 text-ink-soft text-sm">{shown ? words.shownByYou : words.codeFrom(formatDay(doorCodeFrom))}</p>
      <p className="mt-1 text-ink-soft text-sm">{code ? words.codeOf[code] : words.noCode}</p>
      <div className="mt-4 flex flex-wrap items-center gap-3">
        <Form method="post" preventScrollReset>
          <Intent is="show" />
          <input type="hidden" name="bookingId" value={bookingId} />
          <input type="hidden" name="show" value={shown ? 0 : 1} />
          <SubmitButton acting={words.savingAccess} of="show" small>
            {shown ? words.showNoLonger : words.showNow}
          </SubmitButton>
        </Form>
        {code && (
          <Form method="post" preventScrollReset>
            <Intent is="read-code" />
            <input type="hidden" name="bookingId" value={bookingId} />
            <SubmitButton acting={words.savingAccess} of="read-code" small>
              {words.readCode}
            </SubmitButton>
          </Form>
        )}
        <span role="status" className="font-semibold tabular">
          {result?.doorCode !== undefined && words.theCodeIs(result.doorCode)}
        </span>
      </div>
      <p className="mt-1 text-ink-soft text-sm">{words.readCodeHint}</p>
      <Form method="post" preventScrollReset noValidate className="mt-6 max-w-md space-y-4">
        <Intent is="own-code" />
        <input type="hidden" name="bookingId" value={bookingId} />
        <Field
          label={words.ownCode}
          name="doorCode"
          required={false}
          maxLength={40}
          autoComplete="off"
          hint={words.ownCodeHint}
          error={result?.errors?.doorCode}
        />
        <SubmitButton acting={words.savingAccess} of="own-code" small>
          {words.saveCode}
        </SubmitButton>
      </Form>
    </>
  )
}
