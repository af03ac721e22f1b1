import { Form } from 'react-router'
import * as words from '#words/en/controls.ts'
import { Button } from './button.tsx'

type Props = { label: string; search: string; others?: Record<string, string | undefined> }

/** Search by query parameter; `others`: the other parameters of the list. */
export const SearchForm = ({ label, search, others = {} }: Props) => (
  <Form role="search" preventScrollReset className="mb-6 flex max-w-xl gap-3">
    {Object.entries(others).map(([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />)}
    <input
      key={search}
      type="search"
      name="search"
      aria-label={label}
      placeholder={label}
      maxLength={100}
      defaultValue={search}
      className="input"
    />
    <Button>{words.search}</Button>
  </Form>
)
