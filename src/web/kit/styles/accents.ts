import plugin from 'tailwindcss/plugin'
import { accents } from '#domain/settings/accents.ts'

/** Accent colours by `data-accent` of the document, plum without one (rule: accents). */
export default plugin(({ addBase }) => {
  for (const [name, { colour, deep, tint, glow }] of Object.entries(accents)) {
    addBase({
      [name === 'plum' ? `:root, [data-accent="plum"]` : `[data-accent="${name}"]`]: {
        '--accent': colour,
        '--accent-deep': deep,
        '--accent-tint': tint,
        '--accent-glow': glow,
      },
    })
  }
})
