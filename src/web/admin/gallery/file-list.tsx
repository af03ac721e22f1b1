import * as words from '#words/en/office-catalogue.ts'
import { Icon } from '../../ui/icon.tsx'
import * as icons from '../../ui/icons.ts'

export type Chosen = {
  id: number
  file: File
  state: 'waiting' | 'sending' | 'done' | 'refused'
  /** From 0 to 1. */
  progress: number
  error: string | null
}

const states: Record<Chosen['state'], string> = {
  waiting: words.ready,
  sending: words.uploading,
  done: words.uploaded,
  refused: words.refused,
}

/** The server processes one picture at a time, so an uploaded file may wait there. */
const wordsFor = ({ state, progress }: Chosen): string => (state === 'sending' && progress === 1 ? words.sentBeingPrepared : states[state])

/** Name of the field for what a picture shows. */
export const nameAlt = (id: number): string => `alt-${id}`

/** Selected files with progress or error. */
export function FileList({ files, remove }: { files: Chosen[]; remove: (id: number) => void }) {
  if (files.length === 0) return null
  return (
    <ul className="space-y-2" aria-live="polite">
      {files.map((chosen) => {
        const { id, file, state, progress, error } = chosen
        return (
          <li key={id} className="flex items-center gap-3 border-sand-line border-b pb-2 text-sm">
            <div className="min-w-0 flex-1">
              <p className="truncate">{file.name}</p>
              <p className={state === 'refused' ? 'text-brick' : state === 'done' ? 'text-olive' : 'text-ink-soft'}>
                {error ?? wordsFor(chosen)}
              </p>
              {state === 'waiting' && (
                <label className="mt-1 block">
                  <span className="text-ink-soft">
                    {words.whatIsSeenOnIt}
                    <span className="sr-only"> {words.onPicture(file.name)}</span>
                  </span>
                  <input name={nameAlt(id)} maxLength={300} className="input mt-1" />
                </label>
              )}
              {state === 'sending' && (
                <progress
                  value={progress}
                  aria-label={words.progressOf(file.name)}
                  className="h-1.5 w-full appearance-none overflow-hidden rounded-full bg-sand-line [&::-moz-progress-bar]:bg-aegean [&::-webkit-progress-bar]:bg-sand-line [&::-webkit-progress-value]:bg-aegean"
                />
              )}
            </div>
            {(state === 'waiting' || state === 'refused') && (
              <button
                type="button"
                onClick={() => remove(id)}
                aria-label={words.takeOffTheList(file.name)}
                className="grid size-11 place-items-center"
              >
                <Icon shape={icons.close} className="size-4" />
              </button>
            )}
          </li>
        )
      })}
    </ul>
  )
}
