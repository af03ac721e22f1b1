import { Icon } from '../ui/icon.tsx'

const included = [
  'The whole villa with its terrace',
  'Shared pool, garden and sun terrace',
  'Bed linen and towels, beach towels too',
  'Cleaning before you arrive, and once in longer stays',
  'WiFi in every room',
  'Air conditioning, water and electricity',
  'A parking place inside the gate',
  'A welcome by your host',
]

export function Included() {
  return (
    <ul className="grid gap-x-10 sm:grid-cols-2">
      {included.map((item) => (
        <li key={item} className="flex items-center gap-3 border-sand-line border-b py-3">
          <Icon name="check" className="size-4.5 text-olive" />
          {item}
        </li>
      ))}
    </ul>
  )
}
