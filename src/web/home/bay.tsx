import * as words from '#words/en/home.ts'
import { kilometres, metres } from '#words/en/numbers.ts'
import bay from './bay.svg?no-inline'

/** Where a label stands on the drawing, in percent. */
const places = [
  ['left-[55%] top-[58%]', words.quietBeach, metres(100)],
  ['left-[10%] top-[42%]', words.village, kilometres(5)],
  ['left-[8%] top-[8%]', words.airport, kilometres(100)],
  ['left-[81%] top-[29%]', words.mountAthos, null],
] as const

/** The drawn map of the bay, with the distances of the house. */
export const Bay = (_none: Record<string, never>) => (
  <figure className="relative overflow-hidden rounded-photo text-[13px] leading-[1.3]">
    <img src={bay} alt="" width={640} height={450} loading="lazy" className="w-full" />
    <figcaption>
      <span className="absolute top-[50%] right-[60%] font-semibold text-here">{words.theVillas}</span>
      {places.map(([where, name, distance]) => (
        <span key={name} className={`absolute ${where}`}>
          <b className="block font-semibold">{name}</b>
          {distance}
        </span>
      ))}
    </figcaption>
  </figure>
)
