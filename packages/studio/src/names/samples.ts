import type { Random } from '#studio/drawing/random.ts'
import names from './samples.json' with { type: 'json' }

/** Names on pictures of cases, before a customer has typed one; with their spelling in Urdu. */
const sampleNames = Object.keys(names) as (keyof typeof names)[]

/** Names for a wreath of flowers. */
const wreathNames = ['Ayesha', 'Hania', 'Noor', 'Fatima', 'Sana', 'Mahnoor', 'Maryam'] as const

/** A sample name that suits a look: in Urdu, or two names where the look is made for that. */
export function sampleName(look: string, random: Random): string {
  const name = random.pick(look === 'floral-wreath' ? wreathNames : sampleNames)
  const others = sampleNames.filter((other) => other !== name)
  if (look === 'nastaliq') return names[name]
  if (look === 'couple-names') return `${name} & ${others[name.length] ?? 'Ali'}`
  if (look === 'monogram') return `${name} ${name.length % 2 === 0 ? 'Khan' : 'Malik'}`
  return name
}
