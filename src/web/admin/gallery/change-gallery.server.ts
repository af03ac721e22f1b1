import { data } from 'react-router'
import type { Api } from '#contract/client.ts'
import { galleryCalls } from '#contract/gallery.ts'
import { attempt } from '../../attempt.server.ts'
import type { FormValues } from '../../forms/read-form.server.ts'
import { done, notDone, wrong } from '../catalogue/answers.server.ts'
import type { OfficeAnswer } from '../form-failure.tsx'
import { checkedBy } from '../posted.server.ts'
import { refusalToast } from '../refusal-toast.ts'

/** `list`: URL to redirect to on success. */
export async function changeGallery(api: Api, intent: 'change' | 'delete', typed: FormValues, list: string) {
  switch (intent) {
    case 'change': {
      const { input, errors } = checkedBy(galleryCalls.update.input, { ...typed, featured: typed.featured ?? '0' })
      if (errors) return wrong(typed, errors)
      const { refused } = await attempt(api(galleryCalls.update, input))
      return refused ? notDone(typed, refused, 'Update Failed') : done(list, 'Image Updated')
    }
    case 'delete': {
      const { input, errors } = checkedBy(galleryCalls.remove.input, typed)
      if (errors) return wrong(typed, errors, 'Delete Failed')
      const { refused } = await attempt(api(galleryCalls.remove, input))
      if (refused) return data<OfficeAnswer>({ toast: refusalToast(refused, 'Delete Failed') }, refused.status)
      return done(list, 'Image Deleted')
    }
  }
}
