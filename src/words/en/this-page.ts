// Said in the language that is offered, whatever the page speaks.

export const thisPage = 'See this page in English'
export const close = 'Close'
