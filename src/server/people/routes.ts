import type { Deps } from '../deps.ts'
import type { HandlersOf } from '../http/serve.ts'
import { demandTwoStep, removePerson, setRole } from './change-people.ts'
import { invite, withdrawInvitation } from './invite.ts'
import { joinOffice, readInvitation } from './join.ts'
import { listPeople } from './list-people.ts'

/** The database records changes of roles as security events by itself. */
export const peopleHandlers = (deps: Deps): HandlersOf<'people'> => ({
  people: {
    list: () => listPeople(deps),
    invite: { handle: ({ account, input }) => invite(deps, account, input), event: () => 'person_invited' },
    withdraw: { handle: ({ account, input }) => withdrawInvitation(deps, account, input.id), event: () => 'invitation_withdrawn' },
    setRole: ({ account, input }) => setRole(deps, account, input),
    remove: ({ account, input }) => removePerson(deps, account, input),
    demandTwoStep: { handle: ({ account, input }) => demandTwoStep(deps, account, input), event: () => 'two_step_demanded' },
    invitation: ({ input, address }) => readInvitation(deps, input.token, address),
    join: ({ input, address }) => joinOffice(deps, input, address),
  },
})
