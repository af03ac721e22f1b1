import '../../admin/catalogue/catalogue.css'
import { attractionCalls } from '#contract/attractions.ts'
import * as words from '#words/en/office-catalogue.ts'
import { AttractionDialog } from '../../admin/attractions/attraction-dialog.tsx'
import { attractionForms } from '../../admin/attractions/attraction-forms.server.ts'
import { categoryLabels } from '../../admin/attractions/category-labels.ts'
import { askedBy } from '../../admin/catalogue/asked.ts'
import { Catalogue } from '../../admin/catalogue/catalogue.tsx'
import { EntryRow } from '../../admin/catalogue/entry-row.tsx'
import { readProgress } from '../../admin/translations/read-progress.server.ts'
import { getApi } from '../../api.ts'
import { apiResult } from '../../api-results.server.ts'
import { officeClientAction } from '../../forms/client-action.ts'
import { officeAction } from '../../forms/form-action.server.ts'
import type { Route } from './+types/attractions'

export async function loader({ context, url }: Route.LoaderArgs) {
  const asked = askedBy(url, categoryLabels)
  const api = getApi(context)
  const { answer } = await apiResult(api(attractionCalls.list, { category: asked.filter }))
  return { asked, attractions: answer?.attractions ?? [], failed: answer === null, translations: await readProgress(api, 'attractions') }
}

export const action = officeAction(attractionForms)

export const clientAction = officeClientAction

export default function Attractions({ loaderData: { asked, attractions, failed, translations }, actionData }: Route.ComponentProps) {
  const { filter } = asked
  return (
    <Catalogue
      one={words.attraction}
      several={words.attractions}
      none={words.noAttractions}
      categories={categoryLabels}
      asked={asked}
      translations={translations}
      entries={attractions}
      failure={failed ? words.failedToLoadAttractions : null}
      result={actionData}
      place={words.location}
      row={(attraction) => (
        <EntryRow
          key={attraction.id}
          entry={attraction}
          category={categoryLabels[attraction.category]}
          filter={filter}
          place={`${attraction.distance}, ${attraction.location}`}
        />
      )}
      dialog={(open, edited) => <AttractionDialog open={open} attraction={edited} filter={filter} result={actionData} />}
    />
  )
}
