import { Fragment } from 'react'
import * as words from '#words/en/office-search.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { placeKeys } from './place-keys.ts'
import { SearchStyles } from './search-styles.tsx'

const keys: [keyof typeof words.keyMeanings, string[]][] = [
  ['search', [words.pressed.controlK, '/']],
  ['go', ['G', Object.values(placeKeys).join(' ')]],
  ['rows', ['J', 'K']],
  ['open', [words.pressed.enter]],
  ['glance', [words.pressed.space]],
  ['menu', [words.pressed.shiftF10]],
  ['find', ['S']],
  ['choose', ['X']],
  ['new', ['N']],
  ['edit', ['E']],
  ['change', ['C']],
  ['payment', ['P']],
  ['write', ['M']],
  ['today', ['T']],
  ['months', ['←', '→']],
  ['list', ['?']],
]

/** The keys of the office. */
export default function KeyList({ close }: { close: () => void }) {
  return (
    <Dialog open close={close} title={words.keys}>
      <SearchStyles />
      <dl className="keys">
        {keys.map(([meaning, pressed]) => (
          <Fragment key={meaning}>
            <dt>
              {pressed.map((one, at) => (
                <Fragment key={one}>
                  {at > 0 && (meaning === 'go' ? ` ${words.thenKey} ` : ' ')}
                  <kbd>{one}</kbd>
                </Fragment>
              ))}
            </dt>
            <dd>{words.keyMeanings[meaning]}</dd>
          </Fragment>
        ))}
      </dl>
    </Dialog>
  )
}
