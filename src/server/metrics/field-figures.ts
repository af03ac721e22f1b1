import { Refusal } from '#contract/refusal.ts'
import type { Deps } from '../deps.ts'
import type { HandlersOf } from '../http/serve.ts'

export const fieldFigureHandlers = ({ meters, pages }: Pick<Deps, 'meters' | 'pages'>): HandlersOf<'fieldFigure'> => ({
  fieldFigure: {
    record: ({ input: { page, device, lcp, inp, cls } }) => {
      // A name that is no page would become a label that anybody can make.
      if (!pages.includes(page)) throw new Refusal('bad_input')
      const labels = { page, device }
      if (lcp !== undefined) meters.field.lcp.observe(labels, lcp / 1000)
      if (inp !== undefined) meters.field.inp.observe(labels, inp / 1000)
      if (cls !== undefined) meters.field.cls.observe(labels, cls)
      return {}
    },
  },
})
