import { href, useLocation } from 'react-router'
import { threadCalls } from '#contract/threads.ts'
import { forRoles } from '#domain/accounts/roles.ts'
import { threadStates } from '#domain/threads/thread.ts'
import * as words from '#words/en/office-questions.ts'
import { AdminPage } from '../../admin/admin-page.tsx'
import { QuestionCard } from '../../admin/questions/question-card.tsx'
import { Tabs } from '../../admin/tabs.tsx'
import { useMay } from '../../admin/use-may.ts'
import { getApi } from '../../api.ts'
import { apiResult } from '../../api-results.server.ts'
import { officeClientAction } from '../../forms/client-action.ts'
import { change, done, officeAction } from '../../forms/form-action.server.ts'
import { FormFailure } from '../../forms/form-failure.tsx'
import { resultFor } from '../../forms/form-result.ts'
import { pageAsked } from '../../forms/page-asked.server.ts'
import { useFormResult } from '../../forms/use-form-result.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Pages } from '../../ui/pages.tsx'
import type { Route } from './+types/questions'

const PER_PAGE = 10

export async function loader({ context, url }: Route.LoaderArgs) {
  const asked = url.searchParams.get('state')
  const state = threadStates.find((one) => one === asked)
  const threadId = Number(url.searchParams.get('question')) || undefined
  const { page, limit, offset } = pageAsked(url, PER_PAGE)
  const { answer, refused } = await apiResult(getApi(context)(threadCalls.list, { state, threadId, limit, offset }))
  const { threads = [], total = 0 } = answer ?? {}
  return { state, page, threads, total, erasing: Number(url.searchParams.get('erase')), error: refused?.message ?? null }
}

const ifNot = { title: words.notSent }

export const action = officeAction({
  answer: async (form) => {
    await form.call(threadCalls.answer, form.values, ifNot)
    return done(form.url.pathname + form.url.search, words.answerSent(form.values.guestName ?? ''))
  },
  close: change(threadCalls.close, { to: (form) => form.url.pathname + form.url.search, done: words.closed, ...ifNot }),
  erase: change(threadCalls.erase, { to: href('/admin/dashboard/questions'), done: words.erased, title: words.notSent }),
})

export const clientAction = officeClientAction

export default function Questions({ loaderData, actionData }: Route.ComponentProps) {
  const { state, page, threads, total, erasing, error } = loaderData
  const { search } = useLocation()
  useFormResult(actionData)
  const may = useMay()
  const asked = threads.find(({ id }) => id === erasing)
  const back = new URLSearchParams(search)
  back.delete('erase')
  return (
    <AdminPage title={words.questions}>
      <p className="measure mb-6 text-ink-soft">{words.howQuestionsWork}</p>
      <Tabs
        name={words.stateLabel}
        tabs={[
          { to: '?', label: words.all, current: state === undefined },
          ...threadStates.map((one) => ({ to: `?state=${one}`, label: words.states[one], current: one === state })),
        ]}
      />
      {error !== null && <Notice tone="bad" title={error} />}
      {error === null && threads.length === 0 && <p className="text-lg">{words.noQuestions}</p>}
      <FormFailure result={asked ? undefined : resultFor('erase', actionData)} />
      <div className="mb-8 space-y-5">
        {threads.map((thread) => (
          <QuestionCard
            key={`${thread.id} ${thread.messages.length}`}
            thread={thread}
            result={resultFor(`answer-${thread.id}`, actionData) ?? resultFor(`close-${thread.id}`, actionData)}
            mayErase={may(forRoles.management)}
          />
        ))}
      </div>
      <Pages page={page} perPage={PER_PAGE} total={total} label={words.pagesOfQuestions} />
      <ConfirmDialog
        open={asked !== undefined}
        back={`?${back}`}
        title={words.eraseConversation}
        act={words.yesErase}
        acting={words.erasing}
        fields={{ intent: 'erase', threadId: erasing }}
      >
        <p>{words.eraseMeans(asked?.guestName ?? '')}</p>
      </ConfirmDialog>
    </AdminPage>
  )
}
