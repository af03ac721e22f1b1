/** Shown wherever a charge is announced. */
export function ConversionStatement() {
  return (
    <p className="text-ink-soft text-sm">
      Your card is charged in Serbian dinars (RSD) at the National Bank of Serbia’s middle rate of the day. If your card is held in another
      currency, its issuer converts the dinar amount at the rate of its card scheme, so a small difference is possible.
    </p>
  )
}
