import { t } from '#messages'
import type { CaseType } from './brands.ts'

/** The facts of a case in the order of its page's table; the owner's own words override the defaults. */
export interface CaseFacts {
  readonly material: string
  readonly finish: string
  readonly weight: string
  readonly inParcel: string
}

const labels = (): Readonly<Record<keyof CaseFacts, string>> => ({
  material: t.catalogue.material,
  finish: t.catalogue.finish,
  weight: t.catalogue.weight,
  inParcel: t.catalogue.inParcel,
})

const names = ['material', 'finish', 'weight', 'inParcel'] as const

/** Fields of a product that determine its table of facts. */
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
const phoneFacts = (): Readonly<Record<CaseType, TypeFacts>> => ({
  Transparent: {
    material: t.catalogue.clearTpu,
    finish: t.catalogue.seeThrough,
    weight: t.catalogue.factAbout({ grams: 30 }),
  },
  Graphical: {
    material: t.catalogue.hardBack,
    finish: t.catalogue.mattPrint,
    weight: t.catalogue.factAbout({ grams: 35 }),
  },
  'Mono colour': {
    material: t.catalogue.tpu,
    finish: t.catalogue.mattOneColour,
    weight: t.catalogue.factAbout({ grams: 30 }),
  },
  Silicon: {
    material: t.catalogue.silicone,
    finish: t.catalogue.silkyMatt,
    weight: t.catalogue.factAbout({ grams: 40 }),
  },
  'Girlish Covers': {
    material: t.catalogue.hardBack,
    finish: t.catalogue.mattPrint,
    weight: t.catalogue.factAbout({ grams: 35 }),
  },
  'Name Customization': {
    material: t.catalogue.hardBack,
    finish: t.catalogue.mattPrintWithName,
    weight: t.catalogue.factAbout({ grams: 35 }),
  },
  Simple: {
    material: t.catalogue.tpu,
    finish: t.catalogue.matt,
    weight: t.catalogue.factAbout({ grams: 15 }),
  },
  Luxury: {
    material: t.catalogue.hardShell,
    finish: t.catalogue.textured,
    weight: t.catalogue.factAbout({ grams: 25 }),
  },
})

const clearEarphones = (): TypeFacts => ({
  material: t.catalogue.clearTpu,
  finish: t.catalogue.glossy,
  weight: t.catalogue.factAbout({ grams: 15 }),
})

/** The default facts of a case type (rule: case-facts); none of an unknown type. */
export function usualFacts(caseType: string, isPhone: boolean): Partial<CaseFacts> {
  const isClear = caseType === 'Transparent' && !isPhone
  const facts = isClear ? clearEarphones() : phoneFacts()[caseType as CaseType]
  return facts ? { ...facts, inParcel: t.catalogue.oneCase } : {}
}

/** Table of facts of a product: the owner's values, else the defaults of its type (rule: case-facts). */
export function caseFacts(product: OwnFacts, isPhone: boolean): readonly CaseFact[] {
  const usual = usualFacts(product.caseType, isPhone)
  return names.flatMap((name) => {
    const value = product[name] || usual[name]
    return value ? { label: labels()[name], value } : []
  })
}
