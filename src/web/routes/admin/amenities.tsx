import '../../admin/catalogue/catalogue.css'
import { href } from 'react-router'
import { amenityCalls } from '#contract/amenities.ts'
import * as words from '#words/en/office-catalogue.ts'
import { AmenityDialog } from '../../admin/amenities/amenity-dialog.tsx'
import { askedBy, listAt } from '../../admin/catalogue/asked.ts'
import { Catalogue } from '../../admin/catalogue/catalogue.tsx'
import { EntryRow } from '../../admin/catalogue/entry-row.tsx'
import { readProgress } from '../../admin/translations/read-progress.server.ts'
import { categoryNames } from '../../amenities/amenity.ts'
import { getApi } from '../../api.ts'
import { apiResult } from '../../api-results.server.ts'
import { officeClientAction } from '../../forms/client-action.ts'
import { change, officeAction, type SubmittedForm } from '../../forms/form-action.server.ts'
import type { FormValues } from '../../forms/form-result.ts'
import type { Route } from './+types/amenities'

export async function loader({ context, url }: Route.LoaderArgs) {
  const asked = askedBy(url, categoryNames)
  const api = getApi(context)
  const { answer } = await apiResult(api(amenityCalls.list, { category: asked.filter, limit: 100 }))
  return { asked, amenities: answer?.amenities ?? [], failed: answer === null, translations: await readProgress(api, 'amenities') }
}

const to = ({ url }: SubmittedForm) => `${href('/admin/dashboard/amenities')}${listAt(askedBy(url, categoryNames).filter)}`
const input = (values: FormValues) => ({ ...values, featured: values.featured ?? '0' })
const toMessages = ({ message }: { message: string }): [string] => [message]

export const action = officeAction({
  add: change(amenityCalls.create, { to, input, title: words.failedToCreateAmenity, done: toMessages }),
  change: change(amenityCalls.update, { to, input, title: words.failedToUpdateAmenity, done: toMessages }),
  delete: change(amenityCalls.remove, { to, fieldless: true, title: words.failedToDeleteAmenity, done: toMessages }),
})

export const clientAction = officeClientAction

export default function Amenities({ loaderData: { asked, amenities, failed, translations }, actionData }: Route.ComponentProps) {
  const { filter } = asked
  return (
    <Catalogue
      one={words.amenity}
      several={words.amenities}
      none={words.noAmenities}
      categories={categoryNames}
      asked={asked}
      translations={translations}
      entries={amenities}
      failure={failed ? words.failedToFetchAmenities : null}
      result={actionData}
      row={(amenity) => (
        <EntryRow key={amenity.id} entry={amenity} category={categoryNames[amenity.category]} filter={filter} icon={amenity.icon} />
      )}
      dialog={(open, edited) => <AmenityDialog open={open} amenity={edited} filter={filter} result={actionData} />}
    />
  )
}
