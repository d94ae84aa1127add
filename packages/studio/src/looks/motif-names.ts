/**
 * Motifs for any phone case, in the form of the owner's choice; the prints are in `motifs.ts`.
 * Names only, as in `styles.ts`.
 */
export const motifNames = {
  'truck-art-peacock': 'Truck art peacock',
  'truck-art-rose': 'Truck art rose',
  ajrak: 'Ajrak',
  'multan-blue': 'Multan tile',
  mehndi: 'Mehndi',
  gajra: 'Gajra',
  chooriyan: 'Chooriyan',
  'pressed-flowers': 'Pressed flowers',
  'daisy-doodle': 'Daisy doodle',
  butterfly: 'Butterflies',
  kitten: 'Sleepy kitten',
  strawberry: 'Strawberries',
  cherry: 'Cherries',
  'pink-bow': 'Satin bow',
  'chiffon-hearts': 'Chiffon hearts',
  lace: 'Lace',
  mirror: 'Mirror',
  'rose-gold': 'Rose gold ripple',
  'glitter-waterfall': 'Glitter waterfall',
  'star-dust': 'Star dust',
  'ziarat-marble': 'Ziarat marble',
  karakoram: 'Karakoram',
  'contour-lines': 'Contour lines',
  'lahore-rooftops': 'Lahore rooftops',
  'night-rickshaw': 'Night rickshaw',
  'sunset-at-clifton': 'Sunset at Clifton',
  'thar-night': 'Night over Thar',
  'monsoon-clouds': 'Monsoon clouds',
  markhor: 'Markhor',
  'cricket-seam': 'Cricket seam',
  '8-bit': '8-bit arcade',
  cassette: 'Cassette',
  chess: 'Chess',
} as const

export type MotifName = keyof typeof motifNames

/** Whether a motif of this name exists. */
export function isMotif(name: string): name is MotifName {
  return Object.hasOwn(motifNames, name)
}
