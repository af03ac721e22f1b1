import { amenityCalls } from '#contract/amenities.ts'
import type { Api } from '#contract/client.ts'
import { attempt } from '../../attempt.server.ts'
import type { FormValues } from '../../forms/read-form.server.ts'
import { done, notDone, wrong } from '../catalogue/answers.server.ts'
import { checkedBy } from '../posted.server.ts'

/** `list`: URL to redirect to on success. */
export async function changeAmenities(api: Api, intent: 'add' | 'change' | 'delete', typed: FormValues, list: string) {
  const given = { ...typed, featured: typed.featured ?? '0' }
  switch (intent) {
    case 'add': {
      const { input, errors } = checkedBy(amenityCalls.create.input, given)
      if (errors) return wrong(typed, errors)
      const { answer, refused } = await attempt(api(amenityCalls.create, input))
      return refused ? notDone(typed, refused, 'Failed to create amenity') : done(list, answer.message)
    }
    case 'change': {
      const { input, errors } = checkedBy(amenityCalls.update.input, given)
      if (errors) return wrong(typed, errors, errors.id)
      const { answer, refused } = await attempt(api(amenityCalls.update, input))
      return refused ? notDone(typed, refused, 'Failed to update amenity') : done(list, answer.message)
    }
    case 'delete': {
      const { input, errors } = checkedBy(amenityCalls.remove.input, given)
      if (errors) return wrong(typed, errors, errors.id)
      const { answer, refused } = await attempt(api(amenityCalls.remove, input))
      return refused ? notDone(typed, refused, 'Failed to delete amenity') : done(list, answer.message)
    }
  }
}
