/** The choices of a list of villas. */
export const VillaOptions = ({ villas }: { villas: readonly { id: number; name: string }[] }) =>
  villas.map(({ id, name }) => (
    <option key={id} value={id}>
      {name}
    </option>
  ))
