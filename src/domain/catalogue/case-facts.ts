import { t } from '#messages'
import type { CaseType } from './brands.ts'
import type { FactName } from './product-fields.ts'

/** The facts of a case in the order of its page's table; the owner's own words override the defaults. */
export type CaseFacts = Readonly<Record<FactName, string>>

const labels = (): CaseFacts => ({
  material: t.caseFacts.material,
  finish: t.caseFacts.finish,
  weight: t.caseFacts.weight,
  inParcel: t.caseFacts.inParcel,
})

/** Fields of a product that determine its table of facts. */
type OwnFacts = { readonly [Name in FactName]?: string | undefined } & { readonly caseType: string }

/** A line of a product's table of facts. */
export interface CaseFact {
  readonly label: string
  readonly value: string
}

type TypeFacts = Omit<CaseFacts, 'inParcel'>

const typeFacts = (material: string, finish: string, grams: number): TypeFacts => ({
  material,
  finish,
  weight: t.caseFacts.factAbout({ grams }),
})

/** The facts of each case type; those of earphones differ, since their cases are small. */
const phoneFacts = (): Readonly<Record<CaseType, TypeFacts>> => ({
  Transparent: typeFacts(t.caseFacts.clearTpu, t.caseFacts.seeThrough, 30),
  Graphical: typeFacts(t.caseFacts.hardBack, t.caseFacts.mattPrint, 35),
  'Mono colour': typeFacts(t.caseFacts.tpu, t.caseFacts.mattOneColour, 30),
  Silicon: typeFacts(t.caseFacts.silicone, t.caseFacts.silkyMatt, 40),
  'Girlish Covers': typeFacts(t.caseFacts.hardBack, t.caseFacts.mattPrint, 35),
  'Name Customization': typeFacts(t.caseFacts.hardBack, t.caseFacts.mattPrintWithName, 35),
  Simple: typeFacts(t.caseFacts.tpu, t.caseFacts.matt, 15),
  Luxury: typeFacts(t.caseFacts.hardShell, t.caseFacts.textured, 25),
})

const clearEarphones = (): TypeFacts => typeFacts(t.caseFacts.clearTpu, t.caseFacts.glossy, 15)

/** The default facts of a case type (rule: case-facts); none of an unknown type. */
export function usualFacts(caseType: string, isPhone: boolean): Partial<CaseFacts> {
  const isClear = caseType === 'Transparent' && !isPhone
  const facts = isClear ? clearEarphones() : phoneFacts()[caseType as CaseType]
  return facts ? { ...facts, inParcel: t.caseFacts.oneCase } : {}
}

/** Table of facts of a product: the owner's values, else the defaults of its type (rule: case-facts). */
export function caseFacts(product: OwnFacts, isPhone: boolean): readonly CaseFact[] {
  const usual = usualFacts(product.caseType, isPhone)
  return Object.entries(labels()).flatMap(([name, label]) => {
    const value = product[name as FactName] || usual[name as FactName]
    return value ? { label, value } : []
  })
}

/** A part of a drawn case that a close-up shows, with its purpose. */
export interface CasePart {
  readonly name: 'camera' | 'corners' | 'buttons'
  readonly title: string
  readonly purpose: string
}

/** The edge of each case type, which covers the corners of a phone. */
const edges = (): Readonly<Record<CaseType, string>> => ({
  Transparent: t.caseFacts.tpuCorners,
  Graphical: t.caseFacts.softEdgeCorners,
  'Mono colour': t.caseFacts.tpuCorners,
  Silicon: t.caseFacts.siliconeCorners,
  'Girlish Covers': t.caseFacts.softEdgeCorners,
  'Name Customization': t.caseFacts.softEdgeCorners,
  Simple: t.caseFacts.tpuCorners,
  Luxury: t.caseFacts.hardCorners,
})

/**
 * The parts of a case type that protect a phone. An owner's own material says nothing about the edge,
 * so its corners have the general sentence, as those of an unknown type.
 */
export function caseParts({ caseType, material }: OwnFacts): readonly CasePart[] {
  const edge = material ? undefined : edges()[caseType as CaseType]
  return [
    { name: 'camera', title: t.caseFacts.cameraTitle, purpose: t.caseFacts.camera },
    { name: 'corners', title: t.caseFacts.cornersTitle, purpose: edge ?? t.caseFacts.corners },
    { name: 'buttons', title: t.caseFacts.buttonsTitle, purpose: t.caseFacts.buttons },
  ]
}
