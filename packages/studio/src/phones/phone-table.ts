import { type CameraRow, cameraOf, disc, type Measure, millimetres } from './camera-row.ts'
import sharedColours from './colours.json' with { type: 'json' }
import type { Phone, PhoneBasis } from './phone.ts'

/** A colour of phones: back, then frame. */
type Finish = Phone['finishes'][number]

/**
 * One model, in millimetres. Its family provides values that are null or absent at the end; keys are
 * `usual` by default. A scanner is a fingerprint reader in the middle of the back: its distance
 * from the top.
 */
type ModelRow = readonly [
  model: string,
  basis: PhoneBasis,
  width?: number | null,
  height?: number | null,
  thickness?: number | null,
  corner?: number | null,
  camera?: string | null,
  scanner?: number | null,
  keys?: string,
]

/** A value for models whose name matches a regular expression; the first match applies. */
type FamilyRow<Values extends readonly unknown[]> = readonly [pattern: string, ...Values]

/** All phones of one brand, in the form of its JSON file. */
export interface PhoneTable {
  /** The titles of the models' columns. */
  readonly columns: readonly string[]
  readonly models: readonly ModelRow[]
  readonly cameras: Readonly<Record<string, CameraRow>>
  /** `usual`, those that rows refer to, and `unlisted` if models without a row differ. */
  readonly keys: Readonly<
    Record<string, readonly (readonly [side: 'left' | 'right', y: Measure, length: number])[]>
  >
  /** The brand's own colours, which precede those of colours.json. */
  readonly colours?: Readonly<Record<string, Finish>>
  readonly families: {
    readonly bodies: readonly FamilyRow<
      [width: number, height: number, thickness: number, corner: number]
    >[]
    readonly cameras: readonly FamilyRow<[camera: string]>[]
    /** Colours by name, or as back and frame. */
    readonly finishes: readonly FamilyRow<(string | Finish)[]>[]
  }
}

/** Radius of the case's opening around the scanner, in millimetres. */
const SCANNER_OPENING = 6.4

/** Phone of a model in a brand's table; a model without a row gets the values of its family. */
export function phoneIn(table: PhoneTable, model: string): Phone {
  const { bodies, cameras, finishes } = table.families
  const row = table.models.find(([name]) => name === model)
  const [, basis, ...cells] = row ?? [model, 'family']
  const [, ...family] = rowFor(bodies, model)
  const width = cells[0] ?? family[0]
  const height = cells[1] ?? family[1]
  const [, , thickness, corner, cameraName, scanner, keysName] = cells
  const camera = cameraOf(named(table.cameras, cameraName ?? rowFor(cameras, model)[1]), width)
  const keys = (row ? undefined : table.keys.unlisted) ?? named(table.keys, keysName ?? 'usual')
  const [, ...colours] = rowFor(finishes, model)
  return {
    width,
    height,
    thickness: thickness ?? family[2],
    corner: corner ?? family[3],
    basis,
    camera: scanner
      ? { ...camera, openings: [...camera.openings, disc(width / 2, scanner, SCANNER_OPENING)] }
      : camera,
    keys: keys.map(([side, y, length]) => ({ side, y: millimetres(y, height), length })),
    finishes: colours.map((colour) =>
      typeof colour === 'string' ? finishOf(table, colour) : colour,
    ),
  }
}

function finishOf({ colours }: PhoneTable, name: string): Finish {
  return colours?.[name] ?? named(sharedColours as unknown as Record<string, Finish>, name)
}

function rowFor<Row extends FamilyRow<readonly unknown[]>>(rows: readonly Row[], model: string) {
  const row = rows.find(([pattern]) => new RegExp(pattern).test(model))
  if (row === undefined) throw new RangeError(`No row for ${model}`)
  return row
}

function named<Row>(rows: Readonly<Record<string, Row>>, name: string): Row {
  const row = rows[name]
  if (row === undefined) throw new RangeError(`No row is called ${name}`)
  return row
}
