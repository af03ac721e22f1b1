import { languages, nameOf, tagOf } from '#words/languages.ts'
import * as words from '#words/office-hand-booking.en.ts'
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
