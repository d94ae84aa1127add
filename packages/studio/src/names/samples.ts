import type { Random } from '#studio/drawing/random.ts'

/**
 * Sample names for pictures of cases with a name, before a customer has typed one; also in Urdu.
 */
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

/** A sample name that suits a look: in Urdu, or two names where the look is made for that. */
export function sampleName(look: string, random: Random): string {
  const name = random.pick(look === 'floral-wreath' ? wreathNames : sampleNames)
  const others = sampleNames.filter((other) => other !== name)
  if (look === 'nastaliq') return names[name]
  if (look === 'couple-names') return `${name} & ${others[name.length] ?? 'Ali'}`
  if (look === 'monogram') return `${name} ${name.length % 2 === 0 ? 'Khan' : 'Malik'}`
  return name
}

/** Names of both scripts whose letters are hard to set: tests and contact sheets draw them all. */
export const hardNames: readonly string[] = [
  ...[
    'محمد علی',
    'زویا خان',
    'فاطمۃ الزہرا',
    'عبدالرحمٰن',
    'گلِ لالہ',
    'ٹیپو',
    'ڈاکٹر صاحب',
    'عائشہ',
  ],
  ...['نور', 'مریم & علی', 'حمزہ ۷۸۶', 'ہانیہ ♥ سعد', 'ژالہ', 'شگفتہ', 'پیاری بیٹی', 'میرا موبائل'],
  ...['قرۃ العین', 'بلال', 'چوہدری', 'آ'],
  ...['Muhammad Abdullah', 'Ñuria & Co', 'W', 'jjj', 'AVA TO', 'fi fl', 'Ayesha', 'Zoya Khan'],
  ...[
    'Babar 56',
    'Ali & Sana',
    'Hania ♥ Saad',
    'Øystein',
    'Łukasz',
    'Émilie',
    'M Haris',
    'QUETTA 1947',
  ],
  ...['LEB 1234', 'gypsy', 'Iqra', 'Kj'],
]
