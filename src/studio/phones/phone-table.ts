import { type CameraRow, cameraOf, disc, type Measure, millimetres } from './camera-row.ts'
import sharedColours from './colours.json' with { type: 'json' }
import type { Phone, PhoneBasis } from './phone.ts'

/** A colour that phones are sold in: back, then frame. */
type Finish = Phone['finishes'][number]

/**
 * One model, in millimetres. Values that are null or left out at the end are its family's; keys are
 * `usual` when left out. A scanner is a finger's reader in the middle of the back: how far it is
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

/** A value for the models whose name a regular expression fits; the first row that fits counts. */
type FamilyRow<Values extends readonly unknown[]> = readonly [pattern: string, ...Values]

/** All phones of one brand, as its JSON file has them. */
export interface PhoneTable {
  /** The titles of the models' columns. */
  readonly columns: readonly string[]
  readonly models: readonly ModelRow[]
  readonly cameras: Readonly<Record<string, CameraRow>>
  /** `usual`, those that rows name, and `unlisted` where models without a row have others. */
  readonly keys: Readonly<
    Record<string, readonly (readonly [side: 'left' | 'right', y: Measure, length: number])[]>
  >
  /** The brand's own colours, before those of colours.json. */
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

/** How far a case leaves the scanner open about its middle, in millimetres. */
const SCANNER_OPENING = 6.4

/** The phone of that name in a brand's table; one without a row looks like its family. */
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
