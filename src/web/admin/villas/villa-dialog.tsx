import { type ReactNode, useState } from 'react'
import { href } from 'react-router'
import type { Villa } from '#contract/villas.ts'
import { countedFacts, type FamilyFactName, findFact, yesNoFacts } from '#domain/villas/family-facts.ts'
import * as familyWords from '#words/en/family.ts'
import * as words from '#words/en/office-villas.ts'
import { levyClassChoices, registrationKindChoices } from '#words/en/villa-page.ts'
import type { FormResult } from '../../forms/form-result.ts'
import { Field, Select, TextArea } from '../../ui/field.tsx'
import { SortableRows } from '../../ui/sortable-rows.tsx'
import { EntryDialog } from '../catalogue/entry-dialog.tsx'
import { PictureField } from '../catalogue/picture-field.tsx'
import type { Group } from '../translations/group-table.tsx'
import { TranslationProgress } from '../translations/translation-progress.tsx'
import { ImageRow } from './image-row.tsx'
import { RowGroup, RowInput } from './row-parts.tsx'
import type { VillaMore } from './villa-forms.server.ts'
import { factField, type VillaRows } from './villa-rows.ts'

const LIST = href('/admin/dashboard/villas')

const fresh = { size: '80', doubleBed: '1', singleBed: '0', sofaBed: '0', bathrooms: '1', capacity: '2' }

type Props = { open: boolean; villa: Villa | undefined; translations: Group | null; result: FormResult<VillaMore> | undefined }

export function VillaDialog({ open, villa, translations, result }: Props) {
  const [uploading, setUploading] = useState(0)
  const onBusy = (busy: boolean) => setUploading((before) => before + (busy ? 1 : -1))
  const here = villa ? `${LIST}?edit=${villa.id}` : `${LIST}?add=1`
  return (
    <EntryDialog
      open={open}
      title={villa ? words.edit(villa.name) : words.addVilla}
      back={LIST}
      here={here}
      entry={villa}
      result={result}
      waiting={uploading > 0}
    >
      {translations && <TranslationProgress of={translations} />}
      <VillaFields villa={villa} result={result} onBusy={onBusy} />
    </EntryDialog>
  )
}

function VillaFields({ villa, result, onBusy }: Pick<Props, 'villa' | 'result'> & { onBusy: (busy: boolean) => void }) {
  const values = { ...(villa ? toValues(villa) : fresh), ...result?.typed } as Record<string, string>
  const errors = result?.errors ?? {}
  const rows: VillaRows = result?.rows ?? villa ?? { features: [], amenities: [], images: [], familyFacts: [], rooms: [], captions: [] }
  const findCaption = (image: string | undefined) => rows.captions.find((caption) => caption.image === image)?.text ?? ''
  const text = (name: string) => ({ name, defaultValue: values[name], error: errors[name] })
  const number = (name: string, min: number) => ({ ...text(name), type: 'number', inputMode: 'numeric' as const, min })
  return (
    <>
      <Part title={words.parts.texts}>
        <Field label={words.name} maxLength={120} {...text('name')} />
        <div className="grid gap-5 sm:grid-cols-2">
          <Field label={words.nameInGreekLetters} required={false} maxLength={120} lang="el" {...text('greekName')} />
          <Field label={words.meaning} required={false} maxLength={120} {...text('meaning')} />
        </div>
        <TextArea label={words.claim} required={false} rows={2} hint={words.atMost1000CharactersCards} {...text('claim')} />
        <TextArea label={words.description} required={false} rows={6} hint={words.atMost5000Characters} {...text('about')} />
      </Part>
      <Part title={words.parts.size}>
        <div className="grid grid-cols-2 gap-5 sm:grid-cols-3">
          <Field label={words.sizeM} {...number('size', 1)} />
          <Field label={words.guests} {...number('capacity', 1)} />
          <Field label={words.bathrooms} {...number('bathrooms', 1)} />
          <Field label={words.doubleBeds} {...number('doubleBed', 0)} />
          <Field label={words.singleBeds} {...number('singleBed', 0)} />
          <Field label={words.sofaBeds} {...number('sofaBed', 0)} />
        </div>
        <div className="grid gap-5 sm:grid-cols-2">
          <Field label={words.view} required={false} maxLength={120} hint={words.viewSuchAs} {...text('view')} />
          <Field label={words.beachDistance} required={false} {...number('beachDistance', 0)} />
        </div>
        <RowGroup title={words.roomsAndBeds} error={errors.rooms}>
          <SortableRows name={words.room} rows={rows.rooms} blank={{ name: '', beds: '' }}>
            {({ name, beds }, label) => (
              <div className="grid gap-2 sm:grid-cols-2">
                <RowInput name="roomName" label={words.nameOf(label)} placeholder={words.roomSuchAs} defaultValue={name} maxLength={80} />
                <RowInput name="roomBeds" label={words.bedsOf(label)} placeholder={words.bedsSuchAs} defaultValue={beds} maxLength={200} />
              </div>
            )}
          </SortableRows>
        </RowGroup>
      </Part>
      <Part title={words.parts.pictures}>
        <PictureField
          label={words.mainImage}
          name="imageUrl"
          purpose="villa"
          value={values.imageUrl ?? ''}
          error={errors.imageUrl}
          onBusy={onBusy}
        />
        <Field
          label={words.captionOfMainImage}
          required={false}
          maxLength={80}
          name="mainCaption"
          defaultValue={findCaption(values.imageUrl)}
        />
        <RowGroup title={words.images} error={errors.images}>
          <SortableRows name={words.image} rows={rows.images} blank="">
            {(image, label) => <ImageRow value={image} caption={findCaption(image)} label={label} onBusy={onBusy} />}
          </SortableRows>
        </RowGroup>
        <PictureField
          label={words.floorPlan}
          name="floorPlan"
          purpose="villa"
          value={values.floorPlan ?? ''}
          error={errors.floorPlan}
          onBusy={onBusy}
        />
      </Part>
      <Part title={words.parts.offers}>
        <RowGroup title={words.features} error={errors.features}>
          <SortableRows name={words.feature} rows={rows.features} blank={{ title: '', description: '' }}>
            {({ title, description }, label) => (
              <div className="grid gap-2">
                <RowInput name="featureTitle" label={words.title(label)} placeholder={words.title2} defaultValue={title} />
                <textarea
                  name="featureDescription"
                  aria-label={words.description2(label)}
                  placeholder={words.description}
                  rows={2}
                  defaultValue={description}
                  className="input"
                />
              </div>
            )}
          </SortableRows>
        </RowGroup>
        <RowGroup title={words.amenities} error={errors.amenities}>
          <SortableRows name={words.amenity} rows={rows.amenities} blank="">
            {(amenity, label) => <RowInput name="amenity" label={label} defaultValue={amenity} />}
          </SortableRows>
        </RowGroup>
      </Part>
      <FactFields facts={rows.familyFacts} error={errors.familyFacts} />
      <Part title={words.parts.law}>
        <div className="grid gap-5 sm:grid-cols-2">
          <Select label={words.registrationKind} {...text('registrationKind')}>
            <Choices of={registrationKindChoices} />
          </Select>
          <Field label={words.registrationNumber} required={false} maxLength={60} {...text('registrationNumber')} />
          <Select label={words.levyClass} hint={words.levyClassMeans} required={false} {...text('levyClass')}>
            <Choices of={levyClassChoices} />
          </Select>
        </div>
        <TextArea label={words.cancellation} required={false} rows={2} hint={words.cancellationMeans} {...text('cancellation')} />
      </Part>
    </>
  )
}

/** What families ask. Where nothing is chosen, pages say nothing. */
function FactFields({ facts, error }: { facts: VillaRows['familyFacts']; error: string | undefined }) {
  const toValue = (fact: FamilyFactName) => findFact(facts, fact)?.toString() ?? ''
  return (
    <Part title={familyWords.forFamilies}>
      <p className="text-ink-soft text-sm">{words.factsLeftOut}</p>
      {error && (
        <p role="alert" className="text-brick text-sm">
          {error}
        </p>
      )}
      <div className="grid gap-5 sm:grid-cols-2">
        {yesNoFacts.map((fact) => (
          <Select key={fact} label={familyWords.factNames[fact]} required={false} name={factField(fact)} defaultValue={toValue(fact)}>
            <option value="">{words.notTold}</option>
            <option value="1">{familyWords.yes}</option>
            <option value="0">{familyWords.no}</option>
          </Select>
        ))}
        {countedFacts.map((fact) => (
          <Field
            key={fact}
            label={words.countedUnits[fact]}
            required={false}
            name={factField(fact)}
            defaultValue={toValue(fact)}
            type="number"
            inputMode="numeric"
            min={0}
          />
        ))}
      </div>
    </Part>
  )
}

/** A part of the long form, under a title of its own. */
const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <fieldset className="min-w-0 space-y-5 border-sand-line border-t pt-4">
    <legend className="pr-3 font-display text-lg">{title}</legend>
    {children}
  </fieldset>
)

const Choices = ({ of }: { of: Record<string, string> }) =>
  Object.entries(of).map(([value, label]) => (
    <option key={value} value={value}>
      {label}
    </option>
  ))

const toValues = (villa: Villa) => ({
  name: villa.name,
  greekName: villa.greekName ?? '',
  meaning: villa.meaning ?? '',
  claim: villa.claim ?? '',
  about: villa.about ?? villa.description,
  view: villa.view,
  beachDistance: villa.beachDistance === null ? '' : String(villa.beachDistance),
  size: String(villa.size),
  capacity: String(villa.capacity),
  cancellation: villa.cancellation,
  registrationKind: villa.registrationKind,
  registrationNumber: villa.registrationNumber,
  levyClass: villa.levyClass,
  bathrooms: String(villa.bathrooms),
  doubleBed: String(villa.doubleBeds),
  singleBed: String(villa.singleBeds),
  sofaBed: String(villa.sofaBeds),
  imageUrl: villa.imageUrl ?? '',
  floorPlan: villa.floorPlan ?? '',
})
