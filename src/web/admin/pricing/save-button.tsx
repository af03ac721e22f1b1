import { useNavigation } from 'react-router'

/** One of several forms of a page: `form` is the name that it posts, so that only its own button speaks of waiting. */
export function SaveButton({ form, label }: { form: string; label: string }) {
  const { state, formData } = useNavigation()
  const busy = state === 'submitting'
  return (
    <button type="submit" disabled={busy} className="button button-act">
      {busy && formData?.get('form') === form ? 'Saving …' : label}
    </button>
  )
}
