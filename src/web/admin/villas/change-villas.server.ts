import { data } from 'react-router'
import type { Api } from '#contract/client.ts'
import { villaCalls } from '#contract/villas.ts'
import { attempt } from '../../attempt.server.ts'
import { done, notDone, wrong } from '../catalogue/answers.server.ts'
import type { OfficeAnswer } from '../form-failure.tsx'
import { checkedBy } from '../posted.server.ts'
import { readVillaForm } from './villa-form.server.ts'
import type { VillaRows } from './villa-rows.ts'

const LIST = '/admin/dashboard/villas'
const NOT_SAVED = 'Could not save villa data'

/** `notBack`: why a withdrawn villa could not be restored. */
export type VillaAnswer = OfficeAnswer & { rows?: VillaRows; notBack?: string }

type VillaIntent = 'add' | 'change' | 'delete' | 'bring back'

export async function changeVillas(api: Api, intent: VillaIntent, request: Request) {
  const { typed, rows, errors } = await readVillaForm(request)
  const wire = {
    ...typed,
    features: JSON.stringify(rows.features),
    amenities: JSON.stringify(rows.amenities),
    images: JSON.stringify(rows.images),
  }
  const again = (answer: OfficeAnswer, status: number) => data<VillaAnswer>({ ...answer, typed, rows }, status)
  switch (intent) {
    case 'delete': {
      const { input } = checkedBy(villaCalls.remove.input, typed)
      const { refused } = input ? await attempt(api(villaCalls.remove, input)) : { refused: null }
      if (input && !refused) return done(LIST, 'Villa Deleted')
      return refused ? notDone({}, refused, 'Could not delete villa') : wrong({}, {}, 'Could not delete villa')
    }
    case 'bring back': {
      const checked = checkedBy(villaCalls.bringBack.input, typed)
      if (checked.errors) return wrong({}, checked.errors)
      const { refused } = await attempt(api(villaCalls.bringBack, checked.input))
      return refused ? data<VillaAnswer>({ notBack: refused.message }, refused.status) : done(LIST, 'Villa Brought Back')
    }
    case 'change': {
      const checked = checkedBy(villaCalls.update.input, wire)
      if (checked.errors || errors.features) return again({ errors: { ...checked.errors, ...errors } }, 400)
      const { refused } = await attempt(api(villaCalls.update, checked.input))
      return refused ? withRows(notDone(typed, refused, NOT_SAVED), rows) : done(LIST, 'Villa Updated')
    }
    case 'add': {
      const checked = checkedBy(villaCalls.create.input, wire)
      if (checked.errors || errors.features) return again({ errors: { ...checked.errors, ...errors } }, 400)
      const { refused } = await attempt(api(villaCalls.create, checked.input))
      return refused ? withRows(notDone(typed, refused, NOT_SAVED), rows) : done(LIST, 'Villa Created')
    }
  }
}

const withRows = (answer: ReturnType<typeof notDone>, rows: VillaRows) => data<VillaAnswer>({ ...answer.data, rows }, answer.init ?? {})
