import { href } from 'react-router'
import { peopleCalls } from '#contract/people.ts'
import { roles } from '#domain/accounts/roles.ts'
import * as words from '#words/en/office-people.ts'
import { AdminPage } from '../../admin/admin-page.tsx'
import { boxOfRole, DemandForm, Invitations, InviteForm } from '../../admin/people/people-forms.tsx'
import { PersonCard } from '../../admin/people/person-card.tsx'
import { getApi } from '../../api.ts'
import { requiredAnswer } from '../../api-results.server.ts'
import { officeClientAction } from '../../forms/client-action.ts'
import { withContactQuestions } from '../../forms/contact-questions.server.ts'
import { change, done, officeAction } from '../../forms/form-action.server.ts'
import { useFormResult } from '../../forms/use-form-result.ts'
import { useAccount } from '../../layout/account.tsx'
import type { Route } from './+types/people'

export const headers = () => ({ 'cache-control': 'no-store' })

export const loader = ({ context }: Route.LoaderArgs) => requiredAnswer(getApi(context)(peopleCalls.list, {}))

const to = href('/admin/dashboard/people')
const ifNot = { title: words.notSaved }

export const action = officeAction({
  invite: async (form) => {
    await form.call(peopleCalls.invite, form.values, { ...ifNot, ...withContactQuestions(form), fields: { already_in_office: 'email' } })
    return done(to, words.invitedNow(form.values.email ?? ''))
  },
  withdraw: change(peopleCalls.withdraw, { to, ...ifNot, fieldless: true, done: words.withdrawn }),
  role: change(peopleCalls.setRole, { to, ...ifNot, done: words.roleChanged }),
  remove: change(peopleCalls.remove, { to, ...ifNot, done: words.removed }),
  demand: change(peopleCalls.demandTwoStep, {
    to,
    ...ifNot,
    done: words.demandsSaved,
    input: ({ password, ...values }) => ({ password, roles: roles.filter((role) => boxOfRole(role) in values) }),
  }),
})

export const clientAction = officeClientAction

export default function People({ loaderData: { people, invitations, demanded, demandedOfAll }, actionData }: Route.ComponentProps) {
  const own = useAccount()?.user?.id
  useFormResult(actionData)
  return (
    <AdminPage title={words.people}>
      <p className="measure mb-6 text-ink-soft">{words.howItWorks}</p>
      <div className="mb-8 grid items-start gap-5 xl:grid-cols-2">
        {people.map((person) => (
          <PersonCard key={`${person.id} ${person.role}`} person={person} own={person.id === own} result={actionData} />
        ))}
      </div>
      {invitations.length > 0 && (
        <section aria-labelledby="invitations" className="part mb-8">
          <h2 id="invitations" className="mb-2 text-xl">
            {words.invitations}
          </h2>
          <Invitations invitations={invitations} />
        </section>
      )}
      <section aria-labelledby="invite" className="part mb-8">
        <h2 id="invite" className="mb-3 text-xl">
          {words.invite}
        </h2>
        <InviteForm key={invitations.length} result={actionData} />
      </section>
      <section aria-labelledby="two-step" className="part">
        <h2 id="two-step" className="mb-3 text-xl">
          {words.twoStep}
        </h2>
        {demandedOfAll ? <p>{words.demandedOfAll}</p> : <DemandForm key={demanded.join()} demanded={demanded} result={actionData} />}
      </section>
    </AdminPage>
  )
}
