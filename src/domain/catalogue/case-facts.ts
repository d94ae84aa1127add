import * as messages from '#messages/case-facts.ts'
import type { CaseType } from './brands.ts'
import type { FactName } from './product-fields.ts'

/** The facts of a case in the order of its page's table; the owner's own words override the defaults. */
export type CaseFacts = Readonly<Record<FactName, string>>

const labels: CaseFacts = {
  material: messages.material,
  finish: messages.finish,
  weight: messages.weight,
  inParcel: messages.inParcel,
}

const names = Object.keys(labels) as readonly FactName[]

/** Fields of a product that determine its table of facts. */
type OwnFacts = { readonly [Name in FactName]?: string | undefined } & {
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
  Transparent: {
    material: messages.clearTpu,
    finish: messages.seeThrough,
    weight: messages.about({ grams: 30 }),
  },
  Graphical: {
    material: messages.hardBack,
    finish: messages.mattPrint,
    weight: messages.about({ grams: 35 }),
  },
  'Mono colour': {
    material: messages.tpu,
    finish: messages.mattOneColour,
    weight: messages.about({ grams: 30 }),
  },
  Silicon: {
    material: messages.silicone,
    finish: messages.silkyMatt,
    weight: messages.about({ grams: 40 }),
  },
  'Girlish Covers': {
    material: messages.hardBack,
    finish: messages.mattPrint,
    weight: messages.about({ grams: 35 }),
  },
  'Name Customization': {
    material: messages.hardBack,
    finish: messages.mattPrintWithName,
    weight: messages.about({ grams: 35 }),
  },
  Simple: { material: messages.tpu, finish: messages.matt, weight: messages.about({ grams: 15 }) },
  Luxury: {
    material: messages.hardShell,
    finish: messages.textured,
    weight: messages.about({ grams: 25 }),
  },
}

const clearEarphones: TypeFacts = {
  material: messages.clearTpu,
  finish: messages.glossy,
  weight: messages.about({ grams: 15 }),
}

/** The default facts of a case type (rule: case-facts); none of an unknown type. */
export function usualFacts(caseType: string, isPhone: boolean): Partial<CaseFacts> {
  const isClear = caseType === 'Transparent' && !isPhone
  const facts = isClear ? clearEarphones : phoneFacts[caseType as CaseType]
  return facts ? { ...facts, inParcel: messages.oneCase } : {}
}

/** Table of facts of a product: the owner's values, else the defaults of its type (rule: case-facts). */
export function caseFacts(product: OwnFacts, isPhone: boolean): readonly CaseFact[] {
  const usual = usualFacts(product.caseType, isPhone)
  return names.flatMap((name) => {
    const value = product[name] || usual[name]
    return value ? { label: labels[name], value } : []
  })
}
