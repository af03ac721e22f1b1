import { peopleCalls } from '#contract/people.ts'
import type { Deps } from '../deps.ts'
import { serve } from '../http/serve.ts'
import { watched } from '../security/record-event.ts'
import { demandTwoStep, removePerson, setRole } from './change-people.ts'
import { invite, withdrawInvitation } from './invite.ts'
import { joinOffice, readInvitation } from './join.ts'
import { listPeople } from './list-people.ts'

/** The database records changes of roles as security events by itself. */
export const peopleRoutes = (deps: Deps) => [
  serve(peopleCalls.list, () => listPeople(deps)),
  watched(
    deps,
    serve(peopleCalls.invite, ({ account, input }) => invite(deps, account, input)),
    () => 'person_invited',
  ),
  watched(
    deps,
    serve(peopleCalls.withdraw, ({ account, input }) => withdrawInvitation(deps, account, input.id)),
    () => 'invitation_withdrawn',
  ),
  serve(peopleCalls.setRole, ({ account, input }) => setRole(deps, account, input)),
  serve(peopleCalls.remove, ({ account, input }) => removePerson(deps, account, input)),
  watched(
    deps,
    serve(peopleCalls.demandTwoStep, ({ account, input }) => demandTwoStep(deps, account, input)),
    () => 'two_step_demanded',
  ),
  serve(peopleCalls.invitation, ({ input, address }) => readInvitation(deps, input.token, address)),
  serve(peopleCalls.join, ({ input, address }) => joinOffice(deps, input, address)),
]
