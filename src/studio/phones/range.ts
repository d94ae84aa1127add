import type { Body, Camera, Phone } from './phone.ts'

/** Values by the names of models: the first row that a name fits counts. */
export type ByModel<T> = readonly (readonly [names: RegExp, value: T])[]

/** All phones of one brand, as rows of tables. */
export interface PhoneRange {
  readonly bodies: ByModel<Body>
  /** A camera that keeps its distance from the far edge depends on the body's width. */
  readonly cameras: ByModel<Camera | ((width: number) => Camera)>
  readonly finishes: ByModel<Phone['finishes']>
  readonly keys: Phone['keys']
}

/** Fits every name: the last row of a table. */
export const anyOther = /^/

/** A table of one row. */
export function always<T>(value: T): ByModel<T> {
  return [[anyOther, value]]
}

/** The phone of that name in a range. */
export function phoneIn(range: PhoneRange, model: string): Phone {
  const body = rowFor(range.bodies, model)
  const camera = rowFor(range.cameras, model)
  return {
    ...body,
    camera: typeof camera === 'function' ? camera(body.width) : camera,
    keys: range.keys,
    finishes: rowFor(range.finishes, model),
  }
}

function rowFor<T>(table: ByModel<T>, model: string): T {
  const row = table.find(([names]) => names.test(model))
  if (row === undefined) throw new RangeError(`No row for ${model}`)
  return row[1]
}
