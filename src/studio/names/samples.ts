import type { Random } from '#studio/drawing/random.ts'

/** Names for pictures of cases that carry one, as long as nobody has typed theirs; and in Urdu. */
const names = {
  Ayesha: 'عائشہ',
  Zoya: 'زویا',
  Hania: 'ہانیہ',
  Noor: 'نور',
  Fatima: 'فاطمہ',
  Sana: 'ثنا',
  Hira: 'حرا',
  Ali: 'علی',
  Hamza: 'حمزہ',
  Bilal: 'بلال',
  Zain: 'زین',
  Ahmed: 'احمد',
  Mahnoor: 'ماہ نور',
  Saad: 'سعد',
  Maryam: 'مریم',
  Dua: 'دعا',
} as const

export const sampleNames = Object.keys(names) as (keyof typeof names)[]

/** Names for a wreath of flowers. */
const wreathNames = ['Ayesha', 'Hania', 'Noor', 'Fatima', 'Sana', 'Mahnoor', 'Maryam'] as const

/** A name that shows what a look does with one: in Urdu, or two, where that is its point. */
export function sampleName(look: string, random: Random): string {
  const name = random.pick(look === 'floral-wreath' ? wreathNames : sampleNames)
  const others = sampleNames.filter((other) => other !== name)
  if (look === 'nastaliq') return names[name]
  if (look === 'couple-names') return `${name} & ${others[name.length] ?? 'Ali'}`
  if (look === 'monogram') return `${name} ${name.length % 2 === 0 ? 'Khan' : 'Malik'}`
  return name
}
