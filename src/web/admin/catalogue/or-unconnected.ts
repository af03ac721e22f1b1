import { orOffline } from '../../forms/offline.ts'
import type { OfficeAnswer } from '../form-failure.tsx'

const unconnected: OfficeAnswer = {
  toast: { title: 'Failed to connect to server', text: 'Nothing you wrote is lost. Please try again.', tone: 'bad' },
}

/** What the server answers to a form; where it cannot be reached, the form stays as it is. */
export const orUnconnected = (serverAction: () => Promise<OfficeAnswer>): Promise<OfficeAnswer> =>
  orOffline(() =>
    serverAction().catch((error) => {
      if (error instanceof TypeError) return unconnected
      throw error
    }),
  )
