import { type CountryCode, getCountries, isSupportedCountry, isValidPhoneNumber } from 'libphonenumber-js/min'
import { likelyEmail } from '#domain/contact/likely-email.ts'
import * as words from '#words/en/controls.ts'
import { phoneCountries } from '#words/en/language.ts'
import { languages, tagOf } from '#words/languages.ts'
import type { SubmittedForm } from './form-action.server.ts'
import type { FormErrors, FormValues } from './form-result.ts'

/**
 * Questions at an address or a phone number that may be a slip. Each is asked once: `ContactAsked` sends back what the form has been
 * returned with, and the same is not asked about again.
 */
export function contactQuestions({ values }: Pick<SubmittedForm, 'values'>): FormErrors {
  const { email = '', askedEmail, askedPhone, country } = values
  const name = values.phoneNumber === undefined ? 'phone' : 'phoneNumber'
  const phone = values[name] ?? ''
  const meant = email !== askedEmail && likelyEmail(email)
  return {
    ...(meant ? { email: words.didYouMean(meant, email.trim()) } : {}),
    ...(phone.trim() !== '' && phone !== askedPhone && !isProbable(phone, country) ? { [name]: words.isNumberRight(phone.trim()) } : {}),
  }
}

/** The questions beside the messages of invalid fields, as further rules of a form. */
export const withContactQuestions = (form: { values: FormValues }) => ({
  invalid: (errors: FormErrors) => ({ errors: { ...contactQuestions(form), ...errors } }),
})

function isProbable(phone: string, country: string | undefined): boolean {
  const number = phone.trim().replace(/^00/, '+')
  return [countryNamed(country), ...phoneCountries.filter((code): code is CountryCode => isSupportedCountry(code))].some(
    (one) => one && isValidPhoneNumber(number, one),
  )
}

const nameKey = (name: string) => name.trim().toLocaleLowerCase()

/** Codes of countries by their names in the languages of the site, and by themselves. */
const codes = new Map(
  [...languages.map((one) => tagOf[one]), 'sr-Cyrl'].flatMap((tag) => {
    const names = new Intl.DisplayNames(tag, { type: 'region' })
    return getCountries().flatMap((code): [string, CountryCode][] => [
      [nameKey(names.of(code) ?? code), code],
      [nameKey(code), code],
    ])
  }),
)

const countryNamed = (name = ''): CountryCode | undefined => {
  const code = codes.get(nameKey(name))
  return code && isSupportedCountry(code) ? code : undefined
}
