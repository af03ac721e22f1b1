/** Names and addresses under a text of the owners. Nothing where there are none. */
export const AddressPart = ({ title, text }: { title: string; text: string }) =>
  text.trim() !== '' && (
    <section className="measure mt-12">
      <h2 className="mb-3 text-xl">{title}</h2>
      <p className="whitespace-pre-line">{text}</p>
    </section>
  )
