import { useState } from 'react'
import * as words from '#words/en/office-catalogue.ts'
import type { Attraction } from '../../attractions/attraction.ts'
import type { FormResult } from '../../forms/form-result.ts'
import { Field, Select, TextArea } from '../../ui/field.tsx'
import { listAt } from '../catalogue/asked.ts'
import { EntryDialog, Featured } from '../catalogue/entry-dialog.tsx'
import { PictureField } from '../catalogue/picture-field.tsx'
import { categoryLabels } from './category-labels.ts'

type Props = { open: boolean; attraction: Attraction | undefined; filter: string | undefined; result: FormResult | undefined }

export function AttractionDialog({ open, attraction, filter, result }: Props) {
  const [uploading, setUploading] = useState(false)
  const { typed, errors } = result ?? {}
  const field = (name: 'title' | 'description' | 'distance' | 'location') => ({
    name,
    defaultValue: typed?.[name] ?? attraction?.[name],
    error: errors?.[name],
  })
  return (
    <EntryDialog
      open={open}
      title={attraction ? words.editAttraction : words.addAttraction}
      back={listAt(filter)}
      here={listAt(filter, attraction ? { edit: attraction.id } : { add: 1 })}
      entry={attraction}
      result={result}
      waiting={uploading}
    >
      <Field label={words.title} maxLength={200} {...field('title')} />
      <TextArea label={words.description} rows={4} maxLength={5000} {...field('description')} />
      <Field label={words.distance} maxLength={100} placeholder={words.n12Km} {...field('distance')} />
      <Field label={words.location} maxLength={200} {...field('location')} />
      <PictureField
        label={words.imageUrl}
        name="image"
        purpose="attraction"
        value={typed?.image ?? attraction?.image ?? ''}
        error={errors?.image}
        onBusy={setUploading}
      />
      <Select
        label={words.category}
        name="category"
        defaultValue={typed?.category ?? attraction?.category ?? filter ?? ''}
        error={errors?.category}
      >
        <option value="">{words.pleaseChoose}</option>
        {Object.entries(categoryLabels).map(([category, name]) => (
          <option key={category} value={category}>
            {name}
          </option>
        ))}
      </Select>
      <Featured checked={typed ? typed.featured === '1' : (attraction?.featured ?? false)} />
    </EntryDialog>
  )
}
