import { z } from 'zod'
import { customNameField } from '#domain/cart/custom-name.ts'
import { addresses } from './addresses/index.ts'
import { call } from './call.ts'
import { field } from './fields.ts'
import { design } from './products.ts'

/** Lettering of a case, for pictures of a name while it is typed (rule: name-while-typing). */
export const drawLettering = call('catalogue', addresses.drawLettering, {
  summary: 'Draws a name as the lettering of a case',
  body: z.object({
    design: design.pick({ look: true, colour: true, seed: true }),
    brandSlug: z.string().max(80),
    model: z.string().max(80),
    /** Absent for the look's sample name. */
    customName: field(customNameField).optional(),
  }),
  answer: z.object({
    /** SVG of the size of the front picture, laid over the picture of the view `blank`. */
    svg: z.string(),
  }),
  isCompressed: true,
})
