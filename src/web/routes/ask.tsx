import { Form, href } from 'react-router'
import { accountCalls } from '#contract/accounts.ts'
import { threadCalls } from '#contract/threads.ts'
import { LONGEST_MESSAGE } from '#domain/threads/thread.ts'
import * as words from '#words/en/ask.ts'
import { askTheHosts, findDates } from '#words/en/frame.ts'
import { AccountPage } from '../accounts/account-page.tsx'
import { EmailField } from '../accounts/email-field.tsx'
import { getApi } from '../api.ts'
import { requiredAnswer } from '../api-results.server.ts'
import { describeAsked } from '../ask/describe-asked.ts'
import { Trap } from '../ask/trap.tsx'
import { requestedSelection } from '../bookings/requested-stay.server.ts'
import { guestClientAction } from '../forms/client-action.ts'
import { ContactAsked } from '../forms/contact-asked.tsx'
import { withContactQuestions } from '../forms/contact-questions.server.ts'
import { formAction, goTo } from '../forms/form-action.server.ts'
import { FormFailure } from '../forms/form-failure.tsx'
import type { FormResult, FormValues } from '../forms/form-result.ts'
import { Intent } from '../forms/intent.tsx'
import { useFormResult } from '../forms/use-form-result.ts'
import type { PageHandle } from '../layout/header.tsx'
import { LinkButton } from '../ui/button.tsx'
import { Field, TextArea } from '../ui/field.tsx'
import { SubmitButton } from '../ui/submit-button.tsx'
import { findVilla } from '../villas/find-villa.server.ts'
import type { Route } from './+types/ask'

export const handle: PageHandle = { scripts: 'touched' }

export async function loader({ context, url }: Route.LoaderArgs) {
  const api = getApi(context)
  const query = url.searchParams
  const villa = await findVilla(api, query.get('villa') ?? '')
  const { checkIn, checkOut } = requestedSelection(query, null)
  const dates = checkIn && checkOut && checkIn < checkOut ? { checkIn, checkOut } : null
  const guests = Math.trunc(Number(query.get('guests')))
  const { key } = await requiredAnswer(api(threadCalls.form, {}))
  const { user } = await requiredAnswer(api(accountCalls.who, {}))
  const known: FormValues = user?.status === 1 ? { name: user.fullName, email: user.email } : {}
  return {
    sent: query.has('sent'),
    villa: villa && { name: villa.name, slug: villa.slug },
    dates,
    guests: guests >= 1 && guests <= MOST_GUESTS ? guests : null,
    key,
    known,
  }
}

const MOST_GUESTS = 99

export const action = formAction({
  ask: async (form) => {
    // A field without a value is left out: the stay is carried along as far as it is chosen.
    const input = Object.fromEntries(Object.entries(form.values).filter(([, value]) => value !== ''))
    await form.call(threadCalls.ask, input, { title: words.notSent, ...withContactQuestions(form) })
    const query = new URLSearchParams(form.url.search)
    query.set('sent', '')
    return goTo(`${href('/ask')}?${query}`)
  },
})

export const clientAction = guestClientAction

/** A question to the hosts before booking: no account, and the stay that was looked at comes along. */
export default function Ask({ loaderData, actionData }: Route.ComponentProps) {
  useFormResult(actionData)
  const { sent, villa, dates, guests, key, known } = loaderData
  const { typed = known, errors }: FormResult = actionData ?? {}
  if (sent) return <Sent villa={villa} />
  const about = describeAsked({ villa: villa?.name ?? null, checkIn: null, checkOut: null, ...dates, guests })
  return (
    <AccountPage title={askTheHosts} description={words.description} intro={words.promise}>
      {about && (
        <p>
          <span className="block text-ink-soft text-sm">{words.about}</span>
          <span className="tabular">{about}</span>
        </p>
      )}
      <FormFailure result={actionData} />
      <Form method="post" noValidate className="space-y-5">
        <Intent is="ask" />
        <ContactAsked result={actionData} />
        {/* The time of the first showing: whoever corrects a field is quick. */}
        <input type="hidden" name="key" value={typed?.key ?? key} />
        <input type="hidden" name="villa" value={villa?.slug ?? ''} />
        <input type="hidden" name="checkIn" value={dates?.checkIn ?? ''} />
        <input type="hidden" name="checkOut" value={dates?.checkOut ?? ''} />
        <input type="hidden" name="guests" value={guests ?? ''} />
        <Trap />
        <Field label={words.name} name="name" autoComplete="name" maxLength={100} defaultValue={typed?.name} error={errors?.name} />
        <EmailField typed={typed} errors={errors} />
        <TextArea
          label={words.question}
          name="message"
          rows={6}
          maxLength={LONGEST_MESSAGE}
          defaultValue={typed?.message}
          error={errors?.message}
        />
        <SubmitButton acting={words.sending} look="act" wide>
          {words.send}
        </SubmitButton>
      </Form>
    </AccountPage>
  )
}

const Sent = ({ villa }: { villa: { name: string; slug: string } | null }) => (
  <AccountPage title={words.sentTitle} description={words.description}>
    <p role="status">{words.sentText}</p>
    <p className="pt-2">
      {villa ? (
        <LinkButton to={href('/villas/:slug', { slug: villa.slug })}>{villa.name}</LinkButton>
      ) : (
        <LinkButton to={href('/villas')}>{findDates}</LinkButton>
      )}
    </p>
  </AccountPage>
)
