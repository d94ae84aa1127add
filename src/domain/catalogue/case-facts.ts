import type { CaseType } from './brands.ts'

/** The facts of a case in the order of its page's table; the owner's own words override the defaults. */
export interface CaseFacts {
  readonly material: string
  readonly finish: string
  readonly weight: string
  readonly inParcel: string
}

const labels: Readonly<Record<keyof CaseFacts, string>> = {
  material: 'Material',
  finish: 'Finish',
  weight: 'Weight',
  inParcel: 'In the parcel',
}

const names = Object.keys(labels) as readonly (keyof CaseFacts)[]

/** A product as far as its facts go. */
type OwnFacts = { readonly [Name in keyof CaseFacts]?: string | undefined } & {
  readonly caseType: string
}

/** A line of a product's table of facts. */
export interface CaseFact {
  readonly label: string
  readonly value: string
}

type TypeFacts = Omit<CaseFacts, 'inParcel'>

/** The facts of each case type; those of earphones differ, since their cases are small. */
const phoneFacts: Readonly<Record<CaseType, TypeFacts>> = {
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

const clearEarphones: TypeFacts = { material: 'Clear TPU', finish: 'Glossy', weight: 'About 15 g' }

const inParcel = 'One case; the phone in the picture is not included'

/** The default facts of a case type (rule: case-facts); none of an unknown type. */
export function usualFacts(caseType: string, isPhone: boolean): Partial<CaseFacts> {
  const isClear = caseType === 'Transparent' && !isPhone
  const facts = isClear ? clearEarphones : phoneFacts[caseType as CaseType]
  return facts ? { ...facts, inParcel } : {}
}

/** The table of facts of a product: its owner's words, else the defaults of its type (rule: case-facts). */
export function caseFacts(product: OwnFacts, isPhone: boolean): readonly CaseFact[] {
  const usual = usualFacts(product.caseType, isPhone)
  return names.flatMap((name) => {
    const value = product[name] || usual[name]
    return value ? { label: labels[name], value } : []
  })
}
