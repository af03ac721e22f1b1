import { useNavigation } from 'react-router'

/** `form`: the posted form name, so that only the submitted form's button shows the waiting state. */
export function SaveButton({ form, label }: { form: string; label: string }) {
  const { state, formData } = useNavigation()
  const busy = state === 'submitting'
  return (
    <button type="submit" disabled={busy} className="button button-act">
      {busy && formData?.get('form') === form ? 'Saving …' : label}
    </button>
  )
}
