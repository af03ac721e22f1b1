/** `tone` only colours the edge; the text carries the meaning. */
export type Toast = { title: string; text?: string; tone?: 'plain' | 'good' | 'bad' }
