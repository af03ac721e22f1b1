import { Icon } from '../ui/icon.tsx'
import * as icons from '../ui/icons.ts'

export const Included = ({ items, lang }: { items: string[]; lang: 'en' | undefined }) => (
  <ul lang={lang} className="grid gap-x-10 sm:grid-cols-2">
    {items.map((item) => (
      <li key={item} className="flex items-center gap-3 border-sand-line border-b py-3">
        <Icon shape={icons.check} className="size-4.5 text-olive" />
        {item}
      </li>
    ))}
  </ul>
)
