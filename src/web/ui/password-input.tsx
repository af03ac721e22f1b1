import { type ComponentProps, useState } from 'react'
import { showPassword } from '#words/en/controls.ts'
import { Icon } from './icon.tsx'
import * as icons from './icons.ts'

export type Password = keyof typeof showPassword

/** Password field with a show button. */
export function PasswordInput({ password = 'any', ...input }: ComponentProps<'input'> & { password: Password | undefined }) {
  const [shown, show] = useState(false)
  return (
    <div className="relative">
      <input
        {...input}
        type={shown ? 'text' : 'password'}
        autoCapitalize={shown ? 'none' : undefined}
        spellCheck={false}
        className="input pr-13"
      />
      <button
        type="button"
        aria-pressed={shown}
        aria-controls={input.id}
        onClick={() => show(!shown)}
        className="scripted absolute inset-y-0 right-0 grid w-12 place-items-center rounded-soft text-ink-soft hover:text-ink"
      >
        <Icon shape={shown ? icons.hide : icons.show} />
        <span className="sr-only">{showPassword[password]}</span>
      </button>
    </div>
  )
}
