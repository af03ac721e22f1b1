import * as words from '#words/en/office-catalogue.ts'
import type { FormResult } from '../../forms/form-result.ts'
import { Field, Select } from '../../ui/field.tsx'
import { EntryDialog, Featured } from '../catalogue/entry-dialog.tsx'
import { categoryNames } from './category-names.ts'
import type { Image } from './image-card.tsx'

type Props = { image: Image | undefined; back: string; here: string; result: FormResult | undefined }

/** Edits a picture's description and category. */
export function ImageDialog({ image, back, here, result }: Props) {
  const { typed, errors } = result ?? {}
  return (
    <EntryDialog open={image !== undefined} title={words.editImage} back={back} here={here} entry={image} result={result} waiting={false}>
      {image && <img src={image.url} alt="" className="max-h-60 w-full rounded-soft object-cover" />}
      <Field
        label={words.alternativeText}
        name="alt"
        maxLength={300}
        defaultValue={typed?.alt ?? image?.alt}
        error={errors?.alt}
        hint={words.whatIsSeen}
      />
      <Select label={words.category} name="category" defaultValue={typed?.category ?? image?.category} error={errors?.category}>
        {Object.entries(categoryNames).map(([key, label]) => (
          <option key={key} value={key}>
            {label}
          </option>
        ))}
      </Select>
      <Featured checked={typed ? typed.featured === '1' : (image?.featured ?? false)} />
    </EntryDialog>
  )
}
