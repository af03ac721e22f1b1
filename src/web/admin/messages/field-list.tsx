import * as words from '#words/en/office-messages.ts'

type Props = { how: string; fields: readonly (readonly [name: string, means: string])[] }

/** What can be named in a text. */
export const FieldList = ({ how, fields }: Props) => (
  <section aria-labelledby="fields" className="long-form-part">
    <h2 id="fields" className="long-form-title">
      {words.fieldsTitle}
    </h2>
    <p className="mb-2 text-ink-soft">{how}</p>
    <dl className="grid gap-x-6 gap-y-1 text-sm sm:grid-cols-[auto_1fr]">
      {fields.map(([name, means]) => (
        <div key={name} className="contents">
          <dt className="font-semibold">{`{${name}}`}</dt>
          <dd className="text-ink-soft">{means}</dd>
        </div>
      ))}
    </dl>
  </section>
)
