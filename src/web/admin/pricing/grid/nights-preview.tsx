import { Form } from 'react-router'
import type { AnswerOf } from '#contract/call.ts'
import type { nightChangeCalls } from '#contract/night-changes.ts'
import type { Villa } from '#contract/villas.ts'
import { formatDay, shortRange } from '#words/en/days.ts'
import { formatEuros } from '#words/en/numbers.ts'
import * as words from '#words/en/office-year.ts'
import { priceNames } from '#words/en/pricing.ts'
import { FormQuestion } from '../../../forms/form-question.tsx'
import { Intent } from '../../../forms/intent.tsx'
import { SubmitButton } from '../../../ui/submit-button.tsx'
import { ColumnHeads } from '../../column-heads.tsx'
import type { PricingResult } from '../answer.ts'

type Props = {
  preview: AnswerOf<typeof nightChangeCalls.preview>
  sent: Record<string, string>
  villas: Pick<Villa, 'id' | 'name'>[]
  result: PricingResult | undefined
}

const columns = [words.nights, words.season, words.now, words.afterwards]

/** What a change of nights does, and the button that makes it. */
export function NightsPreview({ preview: { nights, seen }, sent, villas, result }: Props) {
  const chosen: number[] = JSON.parse(sent.villaIds ?? '[]').map(Number)
  const getName = (villaId: number) => villas.find(({ id }) => id === villaId)?.name ?? ''
  const named = chosen.length === 0 ? words.allVillas : chosen.map(getName).join(', ')
  return (
    <Form method="post" preventScrollReset className="part mt-6 max-w-3xl">
      <Intent is="change-nights" />
      <input type="hidden" name="form" value="year" />
      {Object.entries({ ...sent, seen }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <h3 className="mb-3 text-lg">{words.whatChanges}</h3>
      {sent.what === 'rule' ? (
        <p>
          {words.ruleIsAdded(formatDay(sent.from ?? ''), formatDay(sent.until ?? ''))} {words.forVillas(named)} {words.shorterRules}
        </p>
      ) : (
        <table className="figures">
          <ColumnHeads heads={columns} />
          <tbody>
            {nights.map(({ from, until, name, closed, rateBefore, rate, villas: own }) => {
              const season = priceNames[name] ?? name
              const changed = own.filter((villa) => villa.rateBefore !== villa.rate)
              return (
                <tr key={from}>
                  <td className="font-semibold">{shortRange(from, until)}</td>
                  <td>{closed ? `${season}, ${words.closedStays}` : season}</td>
                  <td>
                    {rateBefore !== rate && <Price name={words.ofHouse} amount={rateBefore} />}
                    {changed.map((villa) => (
                      <Price key={villa.villaId} name={getName(villa.villaId)} amount={villa.rateBefore} />
                    ))}
                  </td>
                  <td>
                    {rateBefore !== rate && <Price name={words.ofHouse} amount={rate} />}
                    {changed.map((villa) => (
                      <Price key={villa.villaId} name={getName(villa.villaId)} amount={villa.rate} />
                    ))}
                  </td>
                </tr>
              )
            })}
          </tbody>
        </table>
      )}
      <SubmitButton acting={words.oneMoment} of="change-nights" look="act" className="mt-4">
        {words.makeIt}
      </SubmitButton>
      <FormQuestion result={result} />
    </Form>
  )
}

const Price = ({ name, amount }: { name: string; amount: number }) => (
  <span className="block tabular">
    {name} {formatEuros(amount)}
  </span>
)
