/** Names and addresses under a text of the owners. Nothing where there are none. */
export const AddressPart = ({ title, text, lang }: { title: string; text: string; lang?: 'en' | undefined }) =>
  text.trim() !== '' && (
    <section className="measure mt-12">
      <h2 className="mb-3 text-xl">{title}</h2>
      <p lang={lang} className="whitespace-pre-line">
        {text}
      </p>
    </section>
  )
