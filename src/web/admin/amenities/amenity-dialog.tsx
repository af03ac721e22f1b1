import { useState } from 'react'
import * as words from '#words/en/office-catalogue.ts'
import { type Amenity, categoryNames } from '../../amenities/amenity.ts'
import type { FormResult } from '../../forms/form-result.ts'
import { useReading } from '../../forms/use-reading.ts'
import { Field, Select, TextArea } from '../../ui/field.tsx'
import { listAt } from '../catalogue/asked.ts'
import { EntryDialog, Featured } from '../catalogue/entry-dialog.tsx'
import { PictureField } from '../catalogue/picture-field.tsx'

const LONGEST = 5000

type Props = { open: boolean; amenity: Amenity | undefined; filter: string | undefined; result: FormResult | undefined }

export function AmenityDialog({ open, amenity, filter, result }: Props) {
  const [uploading, setUploading] = useState(0)
  const onBusy = (busy: boolean) => setUploading((before) => before + (busy ? 1 : -1))
  const { typed, errors } = result ?? {}
  return (
    <EntryDialog
      open={open}
      title={amenity ? words.editAmenity : words.addAmenity}
      back={listAt(filter)}
      here={listAt(filter, amenity ? { edit: amenity.id } : { add: 1 })}
      entry={amenity}
      result={result}
      waiting={uploading > 0}
    >
      <Field label={words.title} name="title" maxLength={200} defaultValue={typed?.title ?? amenity?.title} error={errors?.title} />
      <Description value={typed?.description ?? amenity?.description ?? ''} error={errors?.description} />
      <PictureField
        label={words.icon}
        name="icon"
        purpose="icon"
        value={typed?.icon ?? amenity?.icon ?? ''}
        error={errors?.icon}
        onBusy={onBusy}
      />
      <PictureField
        label={words.featureImage}
        name="image"
        purpose="amenity"
        value={typed?.image ?? amenity?.image ?? ''}
        error={errors?.image}
        onBusy={onBusy}
      />
      <Select
        label={words.category}
        name="category"
        defaultValue={typed?.category ?? amenity?.category ?? filter ?? 'indoor'}
        error={errors?.category}
      >
        {Object.entries(categoryNames).map(([category, name]) => (
          <option key={category} value={category}>
            {name}
          </option>
        ))}
      </Select>
      <Featured checked={typed ? typed.featured === '1' : (amenity?.featured ?? false)} />
    </EntryDialog>
  )
}

function Description({ value, error }: { value: string; error: string | undefined }) {
  const [length, count] = useReading((area: HTMLTextAreaElement) => area.value.length, value.length)
  return (
    <TextArea
      label={words.description}
      name="description"
      required={false}
      rows={5}
      defaultValue={value}
      error={error}
      hint={words.characters(length, LONGEST)}
      {...count}
    />
  )
}
