import { t } from '#messages'
import type { CaseType } from './brands.ts'
import type { FactName } from './product-fields.ts'

/** The facts of a case in the order of its page's table; the owner's own words override the defaults. */
export type CaseFacts = Readonly<Record<FactName, string>>

const labels = (): CaseFacts => ({
  material: t.product.material,
  finish: t.product.finish,
  weight: t.product.weight,
  inParcel: t.product.inParcel,
})

/** Fields of a product that determine its table of facts. */
type OwnFacts = { readonly [Name in FactName]?: string | undefined } & { readonly caseType: string }

/** A line of a product's table of facts. */
export interface CaseFact {
  readonly label: string
  readonly value: string
}

type TypeFacts = Omit<CaseFacts, 'inParcel'>

/** The facts of each case type; those of earphones differ, since their cases are small. */
const phoneFacts = (): Readonly<Record<CaseType, TypeFacts>> => ({
  Transparent: {
    material: t.product.clearTpu,
    finish: t.product.seeThrough,
    weight: t.product.factAbout({ grams: 30 }),
  },
  Graphical: {
    material: t.product.hardBack,
    finish: t.product.mattPrint,
    weight: t.product.factAbout({ grams: 35 }),
  },
  'Mono colour': {
    material: t.product.tpu,
    finish: t.product.mattOneColour,
    weight: t.product.factAbout({ grams: 30 }),
  },
  Silicon: {
    material: t.product.silicone,
    finish: t.product.silkyMatt,
    weight: t.product.factAbout({ grams: 40 }),
  },
  'Girlish Covers': {
    material: t.product.hardBack,
    finish: t.product.mattPrint,
    weight: t.product.factAbout({ grams: 35 }),
  },
  'Name Customization': {
    material: t.product.hardBack,
    finish: t.product.mattPrintWithName,
    weight: t.product.factAbout({ grams: 35 }),
  },
  Simple: {
    material: t.product.tpu,
    finish: t.product.matt,
    weight: t.product.factAbout({ grams: 15 }),
  },
  Luxury: {
    material: t.product.hardShell,
    finish: t.product.textured,
    weight: t.product.factAbout({ grams: 25 }),
  },
})

const clearEarphones = (): TypeFacts => ({
  material: t.product.clearTpu,
  finish: t.product.glossy,
  weight: t.product.factAbout({ grams: 15 }),
})

/** The default facts of a case type (rule: case-facts); none of an unknown type. */
export function usualFacts(caseType: string, isPhone: boolean): Partial<CaseFacts> {
  const isClear = caseType === 'Transparent' && !isPhone
  const facts = isClear ? clearEarphones() : phoneFacts()[caseType as CaseType]
  return facts ? { ...facts, inParcel: t.product.oneCase } : {}
}

/** Table of facts of a product: the owner's values, else the defaults of its type (rule: case-facts). */
export function caseFacts(product: OwnFacts, isPhone: boolean): readonly CaseFact[] {
  const usual = usualFacts(product.caseType, isPhone)
  return Object.entries(labels()).flatMap(([name, label]) => {
    const value = product[name as FactName] || usual[name as FactName]
    return value ? { label, value } : []
  })
}
