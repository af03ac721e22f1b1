import { type ComponentProps, useState } from 'react'
import { Form, href } from 'react-router'
import type { Villa } from '#contract/villas.ts'
import { countedFacts, type FamilyFactName, findFact, yesNoFacts } from '#domain/villas/family-facts.ts'
import * as familyWords from '#words/en/family.ts'
import * as catalogueWords from '#words/en/office-catalogue.ts'
import * as words from '#words/en/office-villas.ts'
import { levyClassChoices, registrationKindChoices } from '#words/en/villa-page.ts'
import { FormFailure } from '../../forms/form-failure.tsx'
import type { FormResult } from '../../forms/form-result.ts'
import { Intent } from '../../forms/intent.tsx'
import { Field, Select, TextArea } from '../../ui/field.tsx'
import { SortableRows } from '../../ui/sortable-rows.tsx'
import { AdminPage } from '../admin-page.tsx'
import { PictureField } from '../catalogue/picture-field.tsx'
import { LongFormPart } from '../long-form/form-part.tsx'
import { PartList } from '../long-form/part-list.tsx'
import { useChanges, useUndo } from '../long-form/use-changes.ts'
import { SaveBar } from '../save-bar.tsx'
import type { Group } from '../translations/group-table.tsx'
import { ImageRow } from './image-row.tsx'
import { RowGroup, RowInput } from './row-parts.tsx'
import type { VillaMore } from './villa-forms.server.ts'
import { BackToVillas, VillaLinks } from './villa-links.tsx'
import { factField, type VillaRows } from './villa-rows.ts'

const LIST = href('/admin/dashboard/villas')

const fresh = { size: '80', doubleBed: '1', singleBed: '0', sofaBed: '0', bathrooms: '1', capacity: '2' }

type Props = { villa: Villa | undefined; translations: Group | null; result: FormResult<VillaMore> | undefined }

/** A villa is added, or the given one edited, on a page in place of the list. */
export function VillaPage({ villa, translations, result }: Props) {
  const { round, shown, undo } = useUndo(result)
  return (
    <AdminPage title={villa ? words.edit(villa.name) : words.addVilla} translations={translations}>
      <BackToVillas />
      <VillaForm key={`${villa?.id} ${round}`} villa={villa} result={shown} round={round} undo={undo} />
    </AdminPage>
  )
}

type FormProps = Omit<Props, 'translations'> & { round: number; undo: () => void }

function VillaForm({ villa, result, round, undo }: FormProps) {
  const here = villa ? `${LIST}?edit=${villa.id}` : `${LIST}?add=1`
  // Version from when the form was opened. A newer one would let a save overwrite another administrator's change.
  const [version] = useState(result?.typed?.version ?? villa?.version)
  const [uploading, setUploading] = useState(0)
  const onBusy = (busy: boolean) => setUploading((before) => before + (busy ? 1 : -1))
  const { watched, changes } = useChanges(undefined)
  const errors = Object.keys(result?.errors ?? {})
  const isUnsaved = (id: string) => changes.some(({ part }) => part === id)
  const partProps = (name: PartName) => ({
    id: toId(name),
    title: titles[name],
    unsaved: isUnsaved(toId(name)),
    fold: {
      open: name === 'texts' || (!villa && name === 'size') || errors.some((error) => partFields[name].includes(error.split('.')[0] ?? '')),
    },
  })
  return (
    <div className="long-form">
      <PartList parts={partNames.map((name) => ({ id: toId(name), title: titles[name], unsaved: isUnsaved(toId(name)) }))}>
        {villa && <VillaLinks villaId={villa.id} />}
      </PartList>
      <Form
        {...watched}
        method="post"
        action={here}
        replace
        noValidate
        preventScrollReset
        data-unchanged={changes.length > 0 ? undefined : ''}
      >
        <Intent is={villa ? 'change' : 'add'} />
        {villa && <input type="hidden" name="id" value={villa.id} />}
        {villa && <input type="hidden" name="version" value={version} />}
        <VillaParts villa={villa} result={result} onBusy={onBusy} partProps={partProps} />
        <SaveBar changes={changes} round={round} undo={undo} acting={catalogueWords.saving} disabled={uploading > 0}>
          {catalogueWords.save}
        </SaveBar>
        <FormFailure result={result} here={here} />
      </Form>
    </div>
  )
}

const titles = {
  texts: words.parts.texts,
  size: words.parts.size,
  pictures: words.parts.pictures,
  offers: words.parts.offers,
  families: familyWords.forFamilies,
  law: words.parts.law,
}

type PartName = keyof typeof titles

const partNames = Object.keys(titles) as PartName[]

/** Fields have their names as ids. */
const toId = (name: PartName) => `part-${name}`

/** A part is open where one of its fields is wrong. */
const partFields: Record<PartName, string[]> = {
  texts: ['name', 'greekName', 'meaning', 'claim', 'about', 'description'],
  size: ['size', 'capacity', 'bathrooms', 'doubleBed', 'singleBed', 'sofaBed', 'view', 'beachDistance', 'rooms'],
  pictures: ['imageUrl', 'images', 'floorPlan', 'captions'],
  offers: ['features', 'amenities'],
  families: ['familyFacts'],
  law: ['registrationKind', 'registrationNumber', 'levyClass', 'cancellation'],
}

type PartProps = Omit<ComponentProps<typeof LongFormPart>, 'children'>
type PartsProps = Pick<Props, 'villa' | 'result'> & { onBusy: (busy: boolean) => void; partProps: (name: PartName) => PartProps }

function VillaParts({ villa, result, onBusy, partProps }: PartsProps) {
  const values = { ...(villa ? toValues(villa) : fresh), ...result?.typed } as Record<string, string>
  const errors = result?.errors ?? {}
  const rows: VillaRows = result?.rows ?? villa ?? { features: [], amenities: [], images: [], familyFacts: [], rooms: [], captions: [] }
  const findCaption = (image: string | undefined) => rows.captions.find((caption) => caption.image === image)?.text ?? ''
  const text = (name: string) => ({ name, defaultValue: values[name], error: errors[name] })
  const number = (name: string, min: number) => ({ ...text(name), type: 'number', inputMode: 'numeric' as const, min })
  return (
    <>
      <LongFormPart {...partProps('texts')}>
        <Field label={words.name} maxLength={120} {...text('name')} />
        <div className="grid gap-5 sm:grid-cols-2">
          <Field label={words.nameInGreekLetters} required={false} maxLength={120} lang="el" {...text('greekName')} />
          <Field label={words.meaning} required={false} maxLength={120} {...text('meaning')} />
        </div>
        <TextArea label={words.claim} required={false} rows={2} hint={words.atMost1000CharactersCards} {...text('claim')} />
        <TextArea label={words.description} required={false} rows={6} hint={words.atMost5000Characters} {...text('about')} />
      </LongFormPart>
      <LongFormPart {...partProps('size')}>
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
      </LongFormPart>
      <LongFormPart {...partProps('pictures')}>
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
      </LongFormPart>
      <LongFormPart {...partProps('offers')}>
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
      </LongFormPart>
      <LongFormPart {...partProps('families')}>
        <FactFields facts={rows.familyFacts} error={errors.familyFacts} />
      </LongFormPart>
      <LongFormPart {...partProps('law')}>
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
      </LongFormPart>
    </>
  )
}

/** What families ask. Where nothing is chosen, pages say nothing. */
function FactFields({ facts, error }: { facts: VillaRows['familyFacts']; error: string | undefined }) {
  const toValue = (fact: FamilyFactName) => findFact(facts, fact)?.toString() ?? ''
  return (
    <>
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
    </>
  )
}

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
