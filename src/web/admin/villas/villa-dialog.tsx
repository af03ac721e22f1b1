import { useState } from 'react'
import { href } from 'react-router'
import type { Villa } from '#contract/villas.ts'
import type { FormResult } from '../../forms/form-result.ts'
import { Field, FieldError, TextArea } from '../../ui/field.tsx'
import { SortableRows } from '../../ui/sortable-rows.tsx'
import { EntryDialog } from '../catalogue/entry-dialog.tsx'
import { PictureField } from '../catalogue/picture-field.tsx'
import { ImageRow } from './image-row.tsx'
import type { VillaMore } from './villa-forms.server.ts'
import type { VillaRows } from './villa-rows.ts'

const LIST = href('/admin/dashboard/villas')

const fresh = { size: '80', doubleBed: '1', singleBed: '0', sofaBed: '0', bathrooms: '1', capacity: '2' }

type Props = { open: boolean; villa: Villa | undefined; result: FormResult<VillaMore> | undefined }

export function VillaDialog({ open, villa, result }: Props) {
  const [uploading, setUploading] = useState(0)
  const onBusy = (busy: boolean) => setUploading((before) => before + (busy ? 1 : -1))
  const here = villa ? `${LIST}?edit=${villa.id}` : `${LIST}?add=1`
  return (
    <EntryDialog
      open={open}
      title={villa ? `Edit ${villa.name}` : 'Add Villa'}
      back={LIST}
      here={here}
      entry={villa}
      result={result}
      waiting={uploading > 0}
    >
      <VillaFields villa={villa} result={result} onBusy={onBusy} />
    </EntryDialog>
  )
}

function VillaFields({ villa, result, onBusy }: Omit<Props, 'open'> & { onBusy: (busy: boolean) => void }) {
  const values = { ...(villa ? valuesOf(villa) : fresh), ...result?.typed } as Record<string, string>
  const errors = result?.errors ?? {}
  const rows: VillaRows = result?.rows ?? villa ?? { features: [], amenities: [], images: [] }
  const text = (name: string) => ({ name, defaultValue: values[name], error: errors[name] })
  const number = (name: string, min: number) => ({ ...text(name), type: 'number', inputMode: 'numeric' as const, min })
  return (
    <>
      <Field label="Name" maxLength={120} {...text('name')} />
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="Name in Greek letters" required={false} maxLength={120} lang="el" {...text('greekName')} />
        <Field label="Meaning" required={false} maxLength={120} {...text('meaning')} />
      </div>
      <TextArea label="Claim" required={false} rows={2} hint="At most 1000 characters; cards show the first 150." {...text('claim')} />
      <TextArea label="Description" required={false} rows={6} hint="At most 5000 characters." {...text('about')} />
      <div className="grid grid-cols-2 gap-5 sm:grid-cols-3">
        <Field label="Size (m²)" {...number('size', 1)} />
        <Field label="Guests" {...number('capacity', 1)} />
        <Field label="Bathrooms" {...number('bathrooms', 1)} />
        <Field label="Double beds" {...number('doubleBed', 0)} />
        <Field label="Single beds" {...number('singleBed', 0)} />
        <Field label="Sofa beds" {...number('sofaBed', 0)} />
      </div>
      <PictureField
        label="Main image"
        name="imageUrl"
        purpose="villa"
        value={values.imageUrl ?? ''}
        error={errors.imageUrl}
        onBusy={onBusy}
      />
      <RowGroup title="Features" error={errors.features}>
        <SortableRows name="Feature" rows={rows.features} blank={{ title: '', description: '' }}>
          {({ title, description }, label) => (
            <div className="grid gap-2">
              <input name="featureTitle" aria-label={`${label}: title`} placeholder="Title" defaultValue={title} className="input" />
              <textarea
                name="featureDescription"
                aria-label={`${label}: description`}
                placeholder="Description"
                rows={2}
                defaultValue={description}
                className="input"
              />
            </div>
          )}
        </SortableRows>
      </RowGroup>
      <RowGroup title="Amenities" error={errors.amenities}>
        <SortableRows name="Amenity" rows={rows.amenities} blank="">
          {(amenity, label) => <input name="amenity" aria-label={label} defaultValue={amenity} className="input" />}
        </SortableRows>
      </RowGroup>
      <RowGroup title="Images" error={errors.images}>
        <SortableRows name="Image" rows={rows.images} blank="">
          {(image, label) => <ImageRow value={image} label={label} onBusy={onBusy} />}
        </SortableRows>
      </RowGroup>
    </>
  )
}

const RowGroup = ({ title, error, children }: { title: string; error: string | undefined; children: React.ReactNode }) => (
  <fieldset data-invalid={error ? true : undefined} tabIndex={-1} className="min-w-0 outline-none">
    <legend className="mb-2 font-semibold text-sm">{title}</legend>
    {children}
    <FieldError id={`${title}-error`}>{error}</FieldError>
  </fieldset>
)

const valuesOf = (villa: Villa) => ({
  name: villa.name,
  greekName: villa.greekName ?? '',
  meaning: villa.meaning ?? '',
  claim: villa.claim ?? '',
  about: villa.about ?? villa.description,
  size: String(villa.size),
  capacity: String(villa.capacity),
  bathrooms: String(villa.bathrooms),
  doubleBed: String(villa.doubleBeds),
  singleBed: String(villa.singleBeds),
  sofaBed: String(villa.sofaBeds),
  imageUrl: villa.imageUrl ?? '',
})
