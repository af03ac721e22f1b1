import * as words from '#words/en/booking.ts'
import { Field, FieldError, useFreshError } from '../ui/field.tsx'

/** `error`: of the last submit. `refused`: what the price says to the code. */
type Props = { code: string; setCode: (code: string) => void; error: string | undefined; refused: string | null }

/** Folded away until it is needed. The price is asked again once the field is left. */
export function PromoField({ code, setCode, error, refused }: Props) {
  const [ofSubmit, edited] = useFreshError(error)
  return (
    <details open={code !== '' || error !== undefined || undefined} className="mt-6">
      <summary className="link inline-flex min-h-11 cursor-pointer items-center">{words.haveAPromoCode}</summary>
      <div className="mt-3 max-w-xs">
        <Field
          label={words.promoCode}
          name="promoCode"
          required={false}
          maxLength={40}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          defaultValue={code}
          error={error}
          hint={words.promoCodeMeans}
          onInput={edited}
          onBlur={({ currentTarget }) => setCode(currentTarget.value.trim())}
        />
        <FieldError id="promoCode-refused">{ofSubmit ? undefined : (refused ?? undefined)}</FieldError>
      </div>
    </details>
  )
}
