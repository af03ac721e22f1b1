type Props = { days: readonly (readonly [short: string, long: string])[] }

/** Head of a month's table. */
export const WeekdayRow = ({ days }: Props) => (
  <thead>
    <tr>
      {days.map(([short, long]) => (
        <th key={long} scope="col" abbr={long}>
          {short}
        </th>
      ))}
    </tr>
  </thead>
)
