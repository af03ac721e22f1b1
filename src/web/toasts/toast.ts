/** `tone` colours the edge; the words carry the meaning. */
export type Toast = { title: string; text?: string; tone?: 'plain' | 'good' | 'bad' }
