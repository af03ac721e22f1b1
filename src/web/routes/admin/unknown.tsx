import { data } from 'react-router'

/** An address below the office that no page has: the office around it says so. */
export function loader(): never {
  throw data(null, 404)
}

export default function Unknown() {
  return null
}
