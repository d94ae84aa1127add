import type { CaseType } from './brands.ts'

/** Row of a product's table of facts. */
export interface CaseFact {
  readonly label: 'Material' | 'Finish' | 'Weight' | 'In the parcel'
  readonly value: string
}

type Facts = Readonly<Record<'material' | 'finish' | 'weight', string>>

/** The facts of each case type, of phones and of earphones; of Transparent those of phones. */
const factsByType: Readonly<Record<CaseType, Facts>> = {
  Transparent: { material: 'Clear TPU', finish: 'Glossy, see-through', weight: 'About 30 g' },
  Graphical: { material: 'Hard back, soft TPU edge', finish: 'Matt print', weight: 'About 35 g' },
  'Mono colour': { material: 'TPU', finish: 'Matt, one colour', weight: 'About 30 g' },
  Silicon: {
    material: 'Liquid silicone, soft lining inside',
    finish: 'Silky matt',
    weight: 'About 40 g',
  },
  'Girlish Covers': {
    material: 'Hard back, soft TPU edge',
    finish: 'Matt print',
    weight: 'About 35 g',
  },
  'Name Customization': {
    material: 'Hard back, soft TPU edge',
    finish: 'Matt print, made with your name',
    weight: 'About 35 g',
  },
  Simple: { material: 'TPU', finish: 'Matt', weight: 'About 15 g' },
  Luxury: { material: 'Hard shell', finish: 'Textured', weight: 'About 25 g' },
}

/** Transparent for earphones, whose cases are smaller. */
const clearEarphones: Facts = { material: 'Clear TPU', finish: 'Glossy', weight: 'About 15 g' }

/** Table of facts of a product, by its type (rule: case-facts). */
export function caseFacts(caseType: string, isPhone: boolean): readonly CaseFact[] {
  const isClear = caseType === 'Transparent' && !isPhone
  const facts = isClear ? clearEarphones : factsByType[caseType as CaseType]
  if (!facts) return []
  return [
    { label: 'Material', value: facts.material },
    { label: 'Finish', value: facts.finish },
    { label: 'Weight', value: facts.weight },
    { label: 'In the parcel', value: 'One case; the phone in the picture is not included' },
  ]
}
