/** Text of the owners: blank lines separate paragraphs; '## ' begins a heading. */
export function Prose({ text, lang }: { text: string; lang?: 'en' | undefined }) {
  const blocks = text
    .replaceAll('\r\n', '\n')
    .split(/\n\s*\n/)
    .map((block) => block.trim())
    .filter(Boolean)
  return (
    <div lang={lang} className="measure">
      {blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the blocks are never reordered
        <Block key={index} block={block} />
      ))}
    </div>
  )
}

function Block({ block }: { block: string }) {
  if (!block.startsWith('## ')) return <p className="mt-4 whitespace-pre-line">{block}</p>
  const [heading = '', ...lines] = block.slice(3).split('\n')
  return (
    <>
      <h2 className="mt-12 text-xl">{heading}</h2>
      {lines.length > 0 && <p className="mt-3 whitespace-pre-line">{lines.join('\n')}</p>}
    </>
  )
}
