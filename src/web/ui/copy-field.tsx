type Props = { label: string; value: string }

/** An address to copy: focus selects all of it. */
export const CopyField = ({ label, value }: Props) => (
  <label className="block">
    <span className="mb-1.5 block font-semibold text-sm">{label}</span>
    <input readOnly value={value} className="input" onFocus={({ currentTarget }) => currentTarget.select()} />
  </label>
)
