import type { Picture } from '#contract/pictures.ts'
import type { Settings } from '#contract/settings.ts'
import * as words from '#words/en/home.ts'
import { isPictured, Photograph } from '../content/photograph.tsx'

export type Hosts = Settings['hosts'] & { picture: Picture | null; lang: 'en' | undefined }

/** The owners' portrait, names and story. */
export function HostsStory({ hosts: { names, portrait, story, picture, lang } }: { hosts: Hosts }) {
  const shown = { title: words.portraitOf(names), image: portrait || null, picture }
  return (
    <div className="grid items-start gap-x-12 gap-y-6 md:grid-cols-[16rem_1fr]">
      {isPictured(shown) && <Photograph of={shown} sizes="(min-width: 48rem) 16rem, 92vw" className="aspect-[4/5] w-full" />}
      <div className="measure space-y-4 text-lg">
        {names && <p className="font-display text-xl">{names}</p>}
        {story.split(/\n\s*\n/).map((paragraph) => (
          <p key={paragraph} lang={lang} className="whitespace-pre-line">
            {paragraph}
          </p>
        ))}
      </div>
    </div>
  )
}
