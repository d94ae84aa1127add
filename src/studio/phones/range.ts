import type { Body, Camera, Phone, PhoneLayout } from './phone.ts'

/** Values by the names of models: the first row that a name fits counts. */
export type ByModel<T> = readonly (readonly [names: RegExp, value: T])[]

/** A camera that keeps its distance from the far edge depends on the body's width. */
export type CameraOfBody = Camera | ((width: number) => Camera)

/** One model as far as it is known; what is left out is its family's. */
export interface PhoneRow {
  /** `known`: drawn after the real phone. `family`: what its family has, where nobody has looked. */
  readonly layout: PhoneLayout
  readonly body?: Body
  readonly camera?: CameraOfBody
  readonly keys?: Phone['keys']
  readonly finishes?: Phone['finishes']
}

/** Where a model differs from its family beside body and camera. */
type Extras = Pick<PhoneRow, 'keys' | 'finishes'>

/** The row of a model drawn after the real phone. */
export function known(body: Body, camera: CameraOfBody, extras: Extras = {}): PhoneRow {
  return { layout: 'known', body, camera, ...extras }
}

/** The row of a model whose back nobody has looked at; its measures may be known all the same. */
export function likeFamily(body?: Body, camera?: CameraOfBody): PhoneRow {
  return { layout: 'family', ...(body && { body }), ...(camera && { camera }) }
}

/** All phones of one brand: a row a model, and what the rows leave to the family. */
export interface PhoneRange {
  readonly models: Readonly<Record<string, PhoneRow>>
  readonly bodies: ByModel<Body>
  readonly cameras: ByModel<CameraOfBody>
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
  const row: PhoneRow = range.models[model] ?? { layout: 'family' }
  const body = row.body ?? rowFor(range.bodies, model)
  const camera = row.camera ?? rowFor(range.cameras, model)
  return {
    ...body,
    layout: row.layout,
    camera: typeof camera === 'function' ? camera(body.width) : camera,
    keys: row.keys ?? range.keys,
    finishes: row.finishes ?? rowFor(range.finishes, model),
  }
}

function rowFor<T>(table: ByModel<T>, model: string): T {
  const row = table.find(([names]) => names.test(model))
  if (row === undefined) throw new RangeError(`No row for ${model}`)
  return row[1]
}
