import { data } from 'react-router'
import { NotFound } from '../layout/not-found.tsx'

export const loader = () => data(null, 404)

export default NotFound
