import '../../admin/catalogue/catalogue.css'
import { href } from 'react-router'
import { galleryCalls } from '#contract/gallery.ts'
import * as words from '#words/en/office-catalogue.ts'
import { AdminPage } from '../../admin/admin-page.tsx'
import { askedBy, listAt } from '../../admin/catalogue/asked.ts'
import { tabNames } from '../../admin/gallery/category-names.ts'
import { ImageDialog } from '../../admin/gallery/image-dialog.tsx'
import { OrderedImages } from '../../admin/gallery/ordered-images.tsx'
import { placedBeside } from '../../admin/gallery/placed-beside.ts'
import { UploadDialog } from '../../admin/gallery/upload-dialog.tsx'
import { Tabs } from '../../admin/tabs.tsx'
import { readProgress } from '../../admin/translations/read-progress.server.ts'
import { getApi } from '../../api.ts'
import { apiResult } from '../../api-results.server.ts'
import { officeClientAction } from '../../forms/client-action.ts'
import { change, officeAction, type SubmittedForm } from '../../forms/form-action.server.ts'
import { pageAsked } from '../../forms/page-asked.server.ts'
import { useFormResult } from '../../forms/use-form-result.ts'
import { LinkButton } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Pages } from '../../ui/pages.tsx'
import type { Route } from './+types/gallery'

export async function loader({ context, url }: Route.LoaderArgs) {
  const asked = askedBy(url, tabNames)
  const api = getApi(context)
  const { answer, refused } = await apiResult(api(galleryCalls.list, {}))
  const images = (answer ?? []).filter(({ category, featured }) => {
    if (asked.filter === undefined) return true
    return asked.filter === 'featured' ? featured : category === asked.filter
  })
  const find = (wanted: number | null) => images.find(({ id }) => id === wanted)
  const page = Math.min(pageAsked(url, PER_PAGE).page, Math.max(1, Math.ceil(images.length / PER_PAGE)))
  return {
    ...asked,
    page,
    images: images.slice((page - 1) * PER_PAGE, page * PER_PAGE),
    order: images.map(({ id }) => id),
    edited: find(asked.editing),
    left: find(asked.leaving),
    error: refused?.message ?? null,
    translations: await readProgress(api, 'pictures'),
  }
}

const PER_PAGE = 24

/** Address of a page of the list, or of one of its dialogs. */
const pageAt = (filter: string | undefined, page: number, dialog: Record<string, string | number> = {}) =>
  listAt(filter, page > 1 ? { ...dialog, page } : dialog)

const to = ({ url }: SubmittedForm) =>
  `${href('/admin/dashboard/gallery')}${pageAt(askedBy(url, tabNames).filter, pageAsked(url, PER_PAGE).page)}`

/** Moves a picture beside another one. Pictures that a filter hides keep their places. */
async function movePicture(form: SubmittedForm) {
  const { answer } = await apiResult(form.api(galleryCalls.list, {}))
  const { id, target, side } = form.values
  const images = answer ?? []
  const before = images.map((image) => image.id)
  const ids = placedBeside(before, Number(id), Number(target), side === 'after' ? 'after' : 'before')
  const moved = images.find((image) => image.id === Number(id))
  if (!moved) return form.reject({ failure: { title: words.notMoved } }, 404)
  await form.send(galleryCalls.reorder, { ids }, { title: words.notMoved })
  const text = words.isNow(moved.alt, ids.indexOf(moved.id) + 1, ids.length)
  return form.stay({ saved: true, toast: { title: words.moved, text, tone: 'good' } })
}

export const action = officeAction({
  move: movePicture,
  change: change(galleryCalls.update, {
    to,
    input: (values) => ({ ...values, featured: values.featured ?? '0' }),
    title: words.updateFailed,
    done: words.imageUpdated,
  }),
  delete: change(galleryCalls.remove, { to, fieldless: true, title: words.deleteFailed, done: words.imageDeleted }),
})

export const clientAction = officeClientAction

export default function Gallery({ loaderData, actionData }: Route.ComponentProps) {
  const { filter, adding, page, images, order, edited, left, error } = loaderData
  const at = (dialog: Record<string, string | number> = {}) => pageAt(filter, page, dialog)
  useFormResult(actionData)
  const tabs = [['', words.allPictures] as const, ...Object.entries(tabNames)]
  return (
    <AdminPage
      translations={loaderData.translations}
      title={words.galleryManagement}
      aside={
        <LinkButton to={at({ add: 1 })} preventScrollReset look="act">
          {words.uploadImages}
        </LinkButton>
      }
    >
      <Tabs
        name={words.categories}
        tabs={tabs.map(([key, label]) => ({ to: listAt(key || undefined), label, current: key === (filter ?? '') }))}
      />
      {error !== null && (
        <Notice tone="bad" title={words.couldNotLoadImages}>
          {error}
        </Notice>
      )}
      {error === null && images.length === 0 && <p className="text-lg">{words.noImagesFound}</p>}
      {images.length > 1 && <p className="measure mb-4 text-ink-soft text-sm">{words.dragOrUseArrows}</p>}
      <OrderedImages images={images} order={order} at={at} result={actionData} />
      <div className="list-foot">
        <Pages page={page} perPage={PER_PAGE} total={order.length} label={words.galleryManagement} />
      </div>
      <UploadDialog open={adding} back={at()} category={filter === 'featured' ? '' : (filter ?? '')} />
      <ImageDialog image={edited} back={at()} here={at({ edit: edited?.id ?? '' })} result={actionData} />
      <ConfirmDialog
        open={left !== undefined}
        back={at()}
        title={words.deleteImage}
        act={words.deletePicture}
        acting={words.deleting}
        fields={{ intent: 'delete', id: left?.id ?? '' }}
      >
        <p>{words.areYouSureAboutPicture}</p>
        <p className="text-ink-soft text-sm">{left?.alt}</p>
      </ConfirmDialog>
    </AdminPage>
  )
}
