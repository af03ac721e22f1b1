import { attractionCalls } from '#contract/attractions.ts'
import type { Api } from '#contract/client.ts'
import { attempt } from '../../attempt.server.ts'
import type { FormErrors, FormValues } from '../../forms/read-form.server.ts'
import { done, notDone, wrong } from '../catalogue/answers.server.ts'
import { checkedBy } from '../posted.server.ts'

const INCOMPLETE = 'Please fill in all required fields.'
const required = { title: 'Title', description: 'Description', distance: 'Distance', location: 'Location', category: 'Category' }

/** `list`: URL to redirect to on success. */
export async function changeAttractions(api: Api, intent: 'add' | 'change' | 'delete', typed: FormValues, list: string) {
  const given = { ...typed, featured: typed.featured ?? '0' }
  switch (intent) {
    case 'add': {
      const { input, errors } = checkedBy(attractionCalls.create.input, given)
      if (errors) return incomplete(typed, errors)
      const { refused } = await attempt(api(attractionCalls.create, input))
      return refused ? notDone(typed, refused, 'Could not save attraction') : done(list, 'Attraction Created')
    }
    case 'change': {
      const { input, errors } = checkedBy(attractionCalls.update.input, given)
      if (errors) return incomplete(typed, errors)
      const { refused } = await attempt(api(attractionCalls.update, input))
      return refused ? notDone(typed, refused, 'Could not save attraction') : done(list, 'Attraction Updated')
    }
    case 'delete': {
      const { input, errors } = checkedBy(attractionCalls.remove.input, given)
      if (errors) return wrong(typed, errors)
      const { refused } = await attempt(api(attractionCalls.remove, input))
      return refused ? notDone(typed, refused, 'Could not delete attraction') : done(list, 'Attraction Deleted')
    }
  }
}

/** The specified message for the whole form, plus an error at each empty field. */
function incomplete(typed: FormValues, errors: FormErrors) {
  const named = { ...errors }
  for (const [name, label] of Object.entries(required)) if (!typed[name]?.trim()) named[name] = `${label} is required`
  return wrong(typed, named, Object.values(errors).includes(INCOMPLETE) ? INCOMPLETE : undefined)
}
