import type { MessageTemplate } from '#contract/message-templates.ts'
import type { Villa } from '#contract/villas.ts'
import { bookingSources } from '#domain/bookings/source.ts'
import { onlyIfs } from '#domain/messages/audience.ts'
import * as words from '#words/en/office-messages.ts'
import { languages, nameOf } from '#words/languages.ts'
import type { FormResult } from '../../forms/form-result.ts'
import { Boxes } from '../../ui/boxes.tsx'
import { Field, Select } from '../../ui/field.tsx'
import { nameBox } from '../pricing/tick-boxes.ts'
import { VillaBoxes } from '../pricing/villa-boxes.tsx'
import { LANGUAGE_BOXES, SOURCE_BOXES } from './audience-boxes.ts'

type Props = { template: MessageTemplate | undefined; villas: Pick<Villa, 'id' | 'name'>[]; result: FormResult | undefined }

/** Whom a text is sent to automatically. */
export function AudienceFields({ template, villas, result }: Props) {
  const { typed, errors } = result ?? {}
  const { villaIds = [], languages: forLanguages = [], sources = [], onlyIf = 'always', minNights = 0 } = template ?? {}
  const isTicked = (name: string, saved: boolean) => (typed ? name in typed : saved)
  const toBox = (list: string, one: string, label: string, saved: readonly string[]) => {
    const name = nameBox(list, one)
    return { name, label, ticked: isTicked(name, saved.includes(one)) }
  }
  return (
    <>
      <VillaBoxes id="villas" villas={villas} saved={villaIds} typed={typed} />
      <Boxes
        id="languages"
        legend={words.guestsLanguage}
        boxes={languages.map((language) => toBox(LANGUAGE_BOXES, language, nameOf[language], forLanguages))}
        hint={words.noneIsAllLanguages}
      />
      <Boxes
        id="sources"
        legend={words.bookedHow}
        boxes={bookingSources.map((source) => toBox(SOURCE_BOXES, source, words.sourceNames[source], sources))}
        hint={words.noneIsAllSources}
      />
      <Field
        label={words.minNights}
        name="minNights"
        type="number"
        inputMode="numeric"
        min="0"
        required={false}
        defaultValue={typed?.minNights ?? (minNights || '')}
        error={errors?.minNights}
      />
      <Select label={words.onlyIf} name="onlyIf" hint={words.onlyIfHint} defaultValue={typed?.onlyIf ?? onlyIf} error={errors?.onlyIf}>
        {onlyIfs.map((one) => (
          <option key={one} value={one}>
            {words.onlyIfNames[one]}
          </option>
        ))}
      </Select>
    </>
  )
}
