import * as words from '#words/en/office-new-booking.ts'
import { languages, nameOf, tagOf } from '#words/languages.ts'
import { Select } from '../../ui/field.tsx'

/** In which language a guest is written to. */
export const LanguageField = ({ language }: { language: string | undefined }) => (
  <Select label={words.language} name="language" defaultValue={language} hint={words.languageHint}>
    {languages.map((one) => (
      <option key={one} value={one} lang={tagOf[one]}>
        {nameOf[one]}
      </option>
    ))}
  </Select>
)
