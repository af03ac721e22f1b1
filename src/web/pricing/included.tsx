import * as words from '#words/pricing.en.ts'
import { Icon } from '../ui/icon.tsx'
import * as icons from '../ui/icons.ts'

const included = [
  words.theWholeVilla,
  words.sharedPoolGardenAndSun,
  words.bedLinenAndTowelsBeach,
  words.cleaningBeforeYouArrive,
  words.wifiInEveryRoom,
  words.airConditioningWaterAndElectricity,
  words.aParkingPlaceInside,
  words.aWelcomeByYourHost,
]

export function Included() {
  return (
    <ul className="grid gap-x-10 sm:grid-cols-2">
      {included.map((item) => (
        <li key={item} className="flex items-center gap-3 border-sand-line border-b py-3">
          <Icon shape={icons.check} className="size-4.5 text-olive" />
          {item}
        </li>
      ))}
    </ul>
  )
}
