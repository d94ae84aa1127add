import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Design } from '#studio/design.ts'
import { modelsOf, phoneOfModel, phoneTables } from '#studio/phones/phone-of-model.ts'
import { type LabelledPiece, plateFile, printFile } from './print-file.ts'
import { BLEED, type PrintPiece, printPiece, printSvg } from './print-piece.ts'

// The reader defines classes of browsers, such as DOMMatrix: they are removed after the tests.
const before = new Set(Reflect.ownKeys(globalThis))
const { getDocument, OPS } = await import('pdfjs-dist/legacy/build/pdf.mjs')
afterAll(() => {
  for (const name of Reflect.ownKeys(globalThis))
    if (!before.has(name)) Reflect.deleteProperty(globalThis, name)
})

const MM = 72 / 25.4
/** Distance of letters from the edge, in millimetres. */
const SAFE = 2
/** Width of the rounding between the flat back of a case and its widest place. */
const ROUNDING = 2.3

/** Box in millimetres from a page's upper left. */
interface PageBox {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** A path of a page: its paint as a screen shows it, whether that is a line, and its box. */
interface PagePath extends PageBox {
  readonly paint: string
  readonly isLine: boolean
}

type Matrix = readonly [number, number, number, number, number, number]

const times = ([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix => [
  a * g + c * h,
  b * g + d * h,
  a * i + c * j,
  b * i + d * j,
  a * k + c * l + e,
  b * k + d * l + f,
]

/** Reads a PDF's pages: their sizes in millimetres and their painted paths. */
async function pagesOf(file: Buffer) {
  const { numPages, getPage } = await open(file)
  return await Promise.all(
    Array.from({ length: numPages }, async (_, index) => {
      const page = await getPage(index + 1)
      const [, , width = 0, height = 0] = page.view
      const { fnArray, argsArray } = await page.getOperatorList()
      return {
        width: width / MM,
        height: height / MM,
        paths: painted(fnArray, argsArray, height),
      }
    }),
  )
}

async function open(file: Buffer) {
  const document = await getDocument({ data: new Uint8Array(file), verbosity: 0 }).promise
  return { numPages: document.numPages, getPage: (index: number) => document.getPage(index) }
}

/** Paths with their transforms and paints, as a reader of PDF interprets them. */
function painted(
  operators: readonly number[],
  operands: readonly unknown[],
  height: number,
): readonly PagePath[] {
  let state = { matrix: [1, 0, 0, 1, 0, 0] as Matrix, fill: '#000000', stroke: '#000000' }
  const saved: (typeof state)[] = []
  const paths: PagePath[] = []
  operators.forEach((operator, index) => {
    const given = operands[index]
    if (operator === OPS.save) saved.push(state)
    else if (operator === OPS.restore) state = saved.pop() ?? state
    else if (operator === OPS.transform)
      state = { ...state, matrix: times(state.matrix, given as Matrix) }
    else if (operator === OPS.setFillRGBColor)
      state = { ...state, fill: String((given as [string])[0]) }
    else if (operator === OPS.setStrokeRGBColor)
      state = { ...state, stroke: String((given as [string])[0]) }
    else if (operator === OPS.constructPath) {
      const [paint, , box] = given as [number, unknown, Float32Array | null]
      const isLine = paint === OPS.stroke || paint === OPS.closeStroke
      if (box && paint !== OPS.endPath)
        paths.push({
          ...boxOn(state.matrix, box, height),
          isLine,
          paint: isLine ? state.stroke : state.fill,
        })
    }
  })
  return paths
}

function boxOn([a, b, c, d, e, f]: Matrix, box: Float32Array, height: number): PageBox {
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = box
  const corners = [
    [x0, y0],
    [x1, y0],
    [x0, y1],
    [x1, y1],
  ].map(([x = 0, y = 0]) => [a * x + c * y + e, b * x + d * y + f] as const)
  const [xs, ys] = [corners.map(([x]) => x / MM), corners.map(([, y]) => (height - y) / MM)]
  return {
    left: Math.min(...xs),
    right: Math.max(...xs),
    top: Math.min(...ys),
    bottom: Math.max(...ys),
  }
}

/** Boxes of the kind that every page has, in millimetres: width and height. */
function boxSizes(file: Buffer, kind: 'TrimBox' | 'BleedBox') {
  const found = file.toString('latin1').matchAll(new RegExp(`/${kind} \\[([^\\]]+)\\]`, 'g'))
  return [...found].map(([, numbers = '']) => {
    const [left = 0, bottom = 0, right = 0, top = 0] = numbers.split(' ').map(Number)
    return [(right - left) / MM, (top - bottom) / MM] as const
  })
}

function pieceOf(
  brand: string,
  model: string,
  { look = 'nastaliq', caseType = 'Name Customization', name = 'زویا خان' } = {},
): PrintPiece {
  const design: Design = { look, colour: null, motif: null, artwork: null, seed: 'a case' }
  const piece = printPiece({ design, brand, caseType, model, artworkHref: null, name })
  if (!piece) throw new Error('This case has no print')
  return piece
}

const labelled = (piece: PrintPiece): LabelledPiece => ({ piece, label: 'KH-1042 · زویا' })

/** Colours that screens show for the spot colours of lines, and of Nastaliq letters. */
const lines = { edge: '#fb3199', camera: '#00b9f2' }
const LETTERS = '#2a2420'

const models = Object.keys(phoneTables).flatMap((brand) =>
  modelsOf(brand).map((model) => [brand, model] as const),
)

test('there are some 530 models', () => expect(models.length).toBeGreaterThan(500))

describe.each(Object.keys(phoneTables))('print files for %s', (brand) => {
  const file: { buffer: Buffer; pages: Awaited<ReturnType<typeof pagesOf>> } = {
    buffer: Buffer.of(),
    pages: [],
  }
  beforeAll(async () => {
    const pieces = modelsOf(brand).map((model) => labelled(pieceOf(brand, model)))
    file.buffer = await printFile(pieces, { dotsPerInch: 30 })
    file.pages = await pagesOf(file.buffer)
  })

  test('are in true size: the edge of the back is the phone with its case, 3 mm inside the bleed', () => {
    const trims = boxSizes(file.buffer, 'TrimBox')
    const bleeds = boxSizes(file.buffer, 'BleedBox')
    for (const [index, model] of modelsOf(brand).entries()) {
      const { width, height } = phoneOfModel(brand, model)
      const [w = 0, h = 0] = trims[index] ?? []
      // A case adds 1.7 mm on each side, and its flat back ends 2.3 mm before its widest place.
      expect(w, model).toBeCloseTo(width + 2 * (1.7 - ROUNDING), 1)
      expect(h, model).toBeCloseTo(height + 2 * (1.7 - ROUNDING), 1)
      expect(bleeds[index]?.[0], model).toBeCloseTo(w + 2 * BLEED, 1)
      expect(bleeds[index]?.[1], model).toBeCloseTo(h + 2 * BLEED, 1)
      const edge = file.pages[index]?.paths.find(({ paint }) => paint === lines.edge)
      expect((edge?.right ?? 0) - (edge?.left ?? 0), model).toBeCloseTo(w, 1)
      expect((edge?.bottom ?? 0) - (edge?.top ?? 0), model).toBeCloseTo(h, 1)
    }
  })

  test('have each opening of the camera as a line inside the outline of the case', () => {
    for (const [index, model] of modelsOf(brand).entries()) {
      const paths = file.pages[index]?.paths ?? []
      const edge = paths.find(({ paint }) => paint === lines.edge)
      const openings = paths.filter(({ paint, isLine }) => isLine && paint === lines.camera)
      expect(openings.length, model).toBe(phoneOfModel(brand, model).camera.openings.length)
      // A camera bar may reach onto the rounding of the case.
      for (const opening of openings) expect(isInside(opening, edge, -ROUNDING), model).toBe(true)
    }
  })

  test('have their letters in the safe area, below the camera', () => {
    for (const [index, model] of modelsOf(brand).entries()) {
      const paths = file.pages[index]?.paths ?? []
      const edge = paths.find(({ paint }) => paint === lines.edge)
      const letters = paths.filter(({ paint, isLine }) => !isLine && paint === LETTERS)
      const lowest = Math.max(
        ...paths.filter(({ paint }) => paint === lines.camera).map(({ bottom }) => bottom),
      )
      expect(letters.length, model).toBeGreaterThan(0)
      for (const letter of letters) {
        expect(isInside(letter, edge, SAFE), model).toBe(true)
        expect(letter.top, model).toBeGreaterThan(lowest)
      }
    }
  })
})

function isInside(inner: PageBox, outer: PageBox | undefined, margin: number): boolean {
  return (
    outer !== undefined &&
    inner.left >= outer.left + margin &&
    inner.right <= outer.right - margin &&
    inner.top >= outer.top + margin &&
    inner.bottom <= outer.bottom - margin
  )
}

test('the colours of a clear case have a page of white below them', async () => {
  const clear = pieceOf('vivo', 'Vivo Y21', { look: 'star-dust', caseType: 'Transparent' })
  expect(clear.needsWhite).toBe(true)
  expect(await pagesOf(await printFile([labelled(clear)], { dotsPerInch: 30 }))).toHaveLength(2)
})

test('copies of a piece share its image, so that the file hardly grows', async () => {
  const piece = labelled(pieceOf('vivo', 'Vivo Y21'))
  const images = async (copies: number) => {
    const file = await printFile(Array<LabelledPiece>(copies).fill(piece), { dotsPerInch: 30 })
    return file.toString('latin1').match(/\/Subtype \/Image/g)?.length
  }
  expect(await images(5)).toBe(await images(1))
})

test('lines to cut are spot colours, which a printer tells from the art', async () => {
  const file = await printFile([labelled(pieceOf('vivo', 'Vivo Y21'))], { dotsPerInch: 30 })
  for (const name of ['CutContour', 'Camera'])
    expect(file.toString('latin1')).toContain(`/Separation /${name}`)
})

test.each([
  ['Mono colour', 'leather-grain'],
  ['Silicon', 'mint-liquid'],
  ['Transparent', 'crystal-shield'],
])('a case without a print has no print file: %s %s', (caseType, look) => {
  const design: Design = { look, colour: null, motif: null, artwork: null, seed: 'a case' }
  const plain = { design, brand: 'vivo', caseType, model: 'Vivo Y21', artworkHref: null }
  expect(printPiece(plain)).toBeNull()
})

describe('a plate', () => {
  const plate = { width: 297, height: 420, gap: 8 }
  const piece = labelled(pieceOf('vivo', 'Vivo Y21'))

  test('holds as many pieces as fit, apart and inside, and goes on with the next', async () => {
    const pages = await pagesOf(
      await plateFile(
        Array.from({ length: 8 }, () => piece),
        plate,
      ),
    )
    const edges = pages.map(({ paths }) => paths.filter(({ paint }) => paint === lines.edge))
    expect(edges.map((some) => some.length)).toEqual([6, 2])
    for (const some of edges)
      for (const [index, edge] of some.entries()) {
        expect(isInside(edge, { left: 0, top: 0, right: 297, bottom: 420 }, 10.99)).toBe(true)
        for (const other of some.slice(index + 1)) {
          const apart = Math.max(other.left - edge.right, other.top - edge.bottom)
          expect(apart).toBeGreaterThanOrEqual(8 + 2 * BLEED - 0.01)
        }
      }
  })

  test('that is too small for a piece is refused', async () => {
    await expect(plateFile([piece], { ...plate, width: 80 })).rejects.toThrow(RangeError)
  })
})

test('the SVG for cutters is in millimetres, its lines in groups of their own', () => {
  const piece = pieceOf('vivo', 'Vivo Y21')
  const svg = printSvg(piece)
  expect(svg).toContain(`width="${piece.trim.w + 2 * BLEED}mm"`)
  for (const id of ['cut-edge', 'cut-camera']) expect(svg).toContain(`<g id="${id}">`)
  const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
  expect(new Set(ids).size).toBe(ids.length)
})
