import { data, Form } from 'react-router'
import { threadCalls } from '#contract/threads.ts'
import { ownStayPath } from '#domain/bookings/guest-links.ts'
import { LONGEST_MESSAGE, type ThreadState } from '#domain/threads/thread.ts'
import * as words from '#words/en/ask.ts'
import * as newsWords from '#words/en/news.ts'
import { AccountPage } from '../accounts/account-page.tsx'
import { getApi } from '../api.ts'
import { apiResult, requiredAnswer } from '../api-results.server.ts'
import { describeAsked } from '../ask/describe-asked.ts'
import { guestClientAction } from '../forms/client-action.ts'
import { done, formAction } from '../forms/form-action.server.ts'
import { FormFailure } from '../forms/form-failure.tsx'
import { type FormResult, resultFor } from '../forms/form-result.ts'
import { Intent } from '../forms/intent.tsx'
import { useFormResult } from '../forms/use-form-result.ts'
import type { PageHandle } from '../layout/header.tsx'
import { toBookingAddress } from '../search/addresses.ts'
import { NewsForm } from '../stay/news-form.tsx'
import { Messages } from '../support/messages.tsx'
import { LinkButton } from '../ui/button.tsx'
import { TextArea } from '../ui/field.tsx'
import { Link } from '../ui/link.tsx'
import { SubmitButton } from '../ui/submit-button.tsx'
import type { Route } from './+types/asked'

export const handle: PageHandle = { scripts: 'touched' }

export async function loader({ context, params }: Route.LoaderArgs) {
  const ask = () => getApi(context)(threadCalls.read, { token: params.token })
  const { answer, refused } = await apiResult(ask())
  if (refused && refused.status < 500) throw data(null, 404)
  return answer ?? (await requiredAnswer(ask()))
}

export const action = formAction({
  write: async (form) => {
    await form.call(threadCalls.write, { token: form.params.token, message: form.values.message }, { title: words.notSent })
    return done(form.url.pathname, words.messageSent, words.waits)
  },
  news: async (form) => {
    const { agree = '0' } = form.values
    await form.call(threadCalls.chooseNews, { token: form.params.token, agree }, { title: newsWords.notSaved })
    return done(`${form.url.pathname}#news`, newsWords.saved)
  },
})

export const clientAction = guestClientAction

/** A conversation that was begun before booking, by the link of a mail. */
export default function Asked({ loaderData, actionData, params: { token } }: Route.ComponentProps) {
  useFormResult(actionData)
  const { messages, villaSlug, checkIn, checkOut, guests, state, bookingNumber, news } = loaderData
  const about = describeAsked(loaderData)
  const stay = villaSlug && checkIn && checkOut && !bookingNumber ? { checkIn, checkOut, guests: guests ?? undefined } : null
  return (
    <AccountPage title={words.conversation} description={words.conversationDescription} intro={about || undefined}>
      {stay && villaSlug && (
        <p>
          <Link to={toBookingAddress(villaSlug, stay)} className="link link-alone">
            {words.seePrice}
          </Link>
        </p>
      )}
      <Messages
        names={{ guest: words.you, owner: words.hosts, site: words.hosts }}
        messages={messages}
        pictureAt={(id) => `/api/questionPicture.php?${new URLSearchParams({ token, id: String(id) })}`}
      />
      {bookingNumber ? <GoesOn bookingNumber={bookingNumber} /> : <WriteBack key={messages.length} state={state} result={actionData} />}
      <NewsForm news={news} result={actionData} />
    </AccountPage>
  )
}

/** Whose asker has booked since writes on the page of the stay. */
const GoesOn = ({ bookingNumber }: { bookingNumber: string }) => (
  <div className="space-y-4">
    <p>{words.goesOn}</p>
    <LinkButton to={ownStayPath(bookingNumber)}>{words.toStay}</LinkButton>
  </div>
)

type WriteBackProps = { state: ThreadState; result: FormResult | undefined }

const WriteBack = ({ state, result }: WriteBackProps) => (
  <Form method="post" noValidate preventScrollReset className="space-y-4 pt-2">
    <Intent is="write" />
    <FormFailure result={resultFor('write', result)} />
    <TextArea
      label={words.answer}
      name="message"
      rows={4}
      maxLength={LONGEST_MESSAGE}
      defaultValue={result?.typed?.message}
      error={result?.errors?.message}
    />
    <SubmitButton acting={words.sending}>{words.sendAnswer}</SubmitButton>
    {state === 'open' && <p className="text-ink-soft text-sm">{words.waits}</p>}
  </Form>
)
