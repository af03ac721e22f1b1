type Props = { counts: { pending: number; in_progress: number; resolved: number; total: number } }

const names = { pending: 'Pending', in_progress: 'In Progress', resolved: 'Resolved', total: 'Total' } as const

export const Summary = ({ counts }: Props) => (
  <dl className="mb-6 grid grid-cols-2 gap-3 sm:grid-cols-4">
    {Object.entries(names).map(([key, name]) => (
      <div key={key} className="flex flex-col-reverse rounded-soft border border-sand-line bg-limewash px-4 py-3">
        <dt className="text-ink-soft text-sm">{name}</dt>
        <dd className="font-semibold text-xl tabular">{counts[key as keyof typeof names]}</dd>
      </div>
    ))}
  </dl>
)
