import fc from 'fast-check'
import type { Accent } from '#domain/settings/accents.ts'
import { isDone, isRefused, visitorAction } from '../visitor-action.ts'

const accent = fc.constantFrom<Accent>('plum', 'teal', 'rose')

/** Action in which the owner saves the look, from a page with a possibly outdated version. */
export const furnishing = fc
  .record({ accent, isOutdated: fc.boolean() })
  .map(({ accent, isOutdated }) =>
    visitorAction('saves the look', { accent, isOutdated }, ({ look }) => {
      const seen = look.version - (isOutdated ? 1 : 0)
      if (seen < 0) return null
      return {
        request: {
          call: 'saveLook',
          as: 'Owner',
          body: { accent, logo: null, showsName: true },
          headers: { 'if-match': `"${seen}"` },
        },
        steps: (answer) => [
          (model) => {
            if (model.look.version !== seen) return isRefused(answer, 409, 'CONFLICT')
            isDone(answer)
            model.look = { accent, version: seen + 1 }
          },
        ],
      }
    }),
  )
