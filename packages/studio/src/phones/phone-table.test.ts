import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { cameraOf, millimetres } from './camera-row.ts'
import { phoneTables, plainPhones } from './phone-of-model.ts'
import { type PhoneTable, phoneIn } from './phone-table.ts'

const tables = { ...phoneTables, plain: plainPhones }

const mm = z.number().nonnegative()
const measure = z.union([mm, z.string().regex(/^(?:\d+(?:\.\d+)?)%(?: [+-] \d+(?:\.\d+)?)?$/)])
const box = z.union([z.tuple([measure, mm, measure, mm, mm]), z.tuple([measure, mm, mm])])
const lenses = z.array(z.tuple([mm], z.tuple([measure, mm])))
const pattern = z.string().refine((text) => new RegExp(text))
const columns = 'model,basis,width,height,thickness,corner,camera,scanner,keys'
const finish = z.tuple([z.string(), z.string()]).refine((pair) => pair.every(isColour))
/** Checks of the cells of each row, which are JSON and therefore not type-checked. */
const shape = z.strictObject({
  columns: z.array(z.string()).refine((titles) => titles.join() === columns),
  models: z.array(
    z.tuple([
      z.string(),
      z.enum(['known', 'family']),
      mm.nullable().optional(),
      mm.nullable().optional(),
      mm.nullable().optional(),
      mm.nullable().optional(),
      z.string().nullable().optional(),
      mm.nullable().optional(),
      z.string().optional(),
    ]),
  ),
  cameras: z.record(
    z.string(),
    z.strictObject({
      family: z.string(),
      island: z
        .strictObject({
          box,
          height: mm,
          finish: z.enum(['body', 'black', 'metal', 'ring']),
          pane: z.union([box, z.array(box)]).optional(),
        })
        .optional(),
      lenses,
      sensors: lenses.optional(),
      flash: lenses,
      gap: mm.optional(),
      besides: z.array(box).optional(),
      openings: z.array(box).optional(),
    }),
  ),
  keys: z.record(z.string(), z.array(z.tuple([z.enum(['left', 'right']), measure, mm]))),
  colours: z.record(z.string(), finish).optional(),
  families: z.strictObject({
    bodies: z.array(z.tuple([pattern, mm, mm, mm, mm])),
    cameras: z.array(z.tuple([pattern, z.string()])),
    finishes: z.array(z.tuple([pattern], z.union([z.string(), finish]))),
  }),
})

function isColour(text: string): boolean {
  return /^#[0-9a-f]{6}$/.test(text)
}

describe.each(Object.entries(tables))('the table of %s', (_, table: PhoneTable) => {
  test('has rows with valid cells', () => {
    expect(shape.safeParse(table).error?.issues ?? []).toEqual([])
  })

  test('has each model once, and no unused camera or keys', () => {
    const models = table.models.map(([model]) => model)
    expect(models).toEqual([...new Set(models)])
    const cameras = [
      ...table.models.map((row) => row[6]),
      ...table.families.cameras.map((row) => row[1]),
    ]
    expect(Object.keys(table.cameras).filter((camera) => !cameras.includes(camera))).toEqual([])
    const keys = ['usual', 'unlisted', ...table.models.map((row) => row[8])]
    expect(Object.keys(table.keys).filter((name) => !keys.includes(name))).toEqual([])
  })

  test('draws every model, listed or not', () => {
    for (const model of [...table.models.map(([model]) => model), 'of tomorrow']) {
      expect(() => phoneIn(table, model), model).not.toThrow()
    }
  })

  test('has families of which the last matches all other models', () => {
    for (const rows of Object.values(table.families)) expect(rows.at(-1)?.[0]).toBe('')
  })
})

test.each([
  [12.5, 12.5],
  ['50%', 40],
  ['50% - 7.5', 32.5],
  ['100% - 12', 68],
  ['22% + 13.3', 30.9],
])('%s of 80 is %d', (written, expected) => {
  expect(millimetres(written, 80)).toBeCloseTo(expected, 9)
})

test.each(['half', '50%+1', '50% * 2', ''])('“%s” is no length', (written) => {
  expect(() => millimetres(written, 80)).toThrow(RangeError)
})

describe('the openings of a camera', () => {
  const loose = {
    family: 'loose',
    lenses: [[5, [12, 13]]],
    flash: [[2, ['100% - 10', 13]]],
  } as const
  const onIsland = {
    ...loose,
    island: { box: [4, 5, 20, 30, 6], height: 1, finish: 'body' },
  } as const

  test('surround each part, a little wider', () => {
    expect(cameraOf({ ...loose, gap: 0.5 }, 70).openings).toEqual([
      { x: 12, y: 13, w: 11, h: 11, r: 5.5 },
      { x: 60, y: 13, w: 5, h: 5, r: 2.5 },
    ])
  })

  test('follow an island, with parts next to it', () => {
    const { openings } = cameraOf({ ...onIsland, besides: [['50%', 13, 3]] }, 70)
    expect(openings).toMatchObject([
      { x: 14, y: 20, w: 22, h: 32, r: 7 },
      { x: 35, y: 13, w: 6, h: 6, r: 3 },
    ])
  })

  test('are those of the row if it has any', () => {
    const { openings } = cameraOf({ ...onIsland, openings: [[0, 0, 30, 40, 8]] }, 70)
    expect(openings).toEqual([{ x: 15, y: 20, w: 30, h: 40, r: 8 }])
  })
})
