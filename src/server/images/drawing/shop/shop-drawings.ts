import type { BrandSlug } from '#domain/catalogue/brands.ts'
import { capitals, sizeFor } from '../art/name-lines.ts'
import { drawCover, dressedCover } from '../earphones/cover.ts'
import { earphoneCase } from '../earphones/earphone-case.ts'
import { knownCapitals } from '../lettering/capitals.ts'
import { grown, roundedBox } from '../outline.ts'
import { drawPhoneCase } from '../phone-case.ts'
import type { PhoneBrand } from '../phones/phone-of-model.ts'
import { fitted, type Pose } from '../pose.ts'
import { seeded } from '../seed.ts'
import { drawStage, papers } from '../stage.ts'
import { circle, group, path, rect, Sheet } from '../svg.ts'
import { drawFan, plainCase } from './showcase.ts'

const PLUM = '#5b2a86'
const INK = '#1b1722'
const PAPER = '#fbf8f4'
const MARIGOLD = '#f2a33a'

export const heroSize = [1200, 1000] as const
export const tileSize = [320, 320] as const
export const cardSize = [1200, 630] as const

/** Three cases fanned on the shop's paper, for the top of the home page. */
export function drawHero(): string {
  const sheet = new Sheet()
  const [width, height] = heroSize
  return sheet.finish(
    ...heroSize,
    drawStage(sheet, heroSize, papers.lilac) + drawFan(sheet, [width / 2, height / 2], 960),
  )
}

/** Each brand's characteristic phone, in a case of its own colour. */
const tiles: Readonly<Record<PhoneBrand, readonly [model: string, colour: string]>> = {
  iphone: ['iPhone 16 Pro', '#5b2a86'],
  samsung: ['Galaxy S25 Ultra', '#22406e'],
  vivo: ['Vivo X300 Pro', '#c98f1f'],
  techno: ['Tecno Pova 7', '#1f6a6b'],
  infinix: ['Infinix Note 50 Pro', '#a9483a'],
  googlepixel: ['Pixel 10 Pro', '#7f9a78'],
  xiaomi: ['Xiaomi 15', '#d77a5b'],
}

/** The upper half of a brand's phone in its case, on nothing. */
export function drawBrandTile(brand: BrandSlug): string {
  const sheet = new Sheet()
  const [width, height] = tileSize
  if (brand === 'airpods') {
    const cover = dressedCover(earphoneCase('AirPods 4'), {
      colour: '#b9a4d9',
      gloss: 0.35,
      paper: 'lilac',
      attachment: 'none',
    })
    const pose = fitted({ turn: 0, elevation: 76 }, cover.body.outline(0).points, [-24, 0], {
      centre: [width * 0.49, height * 0.48],
      size: [width * 0.74, height * 0.74],
    })
    return sheet.finish(...tileSize, drawCover(sheet, pose, cover, seeded(brand)))
  }
  const item = plainCase(brand, ...tiles[brand])
  const scale = (width * 0.66) / item.body.box.w
  const pose: Pose = {
    scale,
    turn: 0,
    elevation: 80,
    centre: [width * 0.48, height * 0.08 + (scale * item.body.box.h) / 2],
  }
  return sheet.finish(...tileSize, drawPhoneCase(sheet, pose, item, seeded(brand)))
}

/** What a shared link shows: the shop's name, its line, and the fan. */
export function drawShareCard({
  name,
  tagline,
}: {
  readonly name: string
  readonly tagline: string
}): string {
  const sheet = new Sheet()
  const [width, height] = cardSize
  const wordmark = knownCapitals(name)
  const words = knownCapitals(tagline).split(' ')
  const lines = balanced(words)
  const left = 84
  const size = Math.min(92, sizeFor(wordmark, 430, 92, 26))
  const lineSize = Math.min(30, ...lines.map((text) => sizeFor(text, 440, 30, 30)))
  const set = (text: string, y: number, height_: number, stroke: number, paint: string) => {
    const half = (height_ * widthOf(text)) / 200
    return capitals(text, [left + half, y], { size: height_, stroke, paint, tracking: 30 })
  }
  return sheet.finish(
    ...cardSize,
    [
      drawStage(sheet, cardSize, PAPER),
      mark([left + 38, 132], 76),
      set(wordmark, 268, size, size * 0.13, PLUM),
      rect([left, 344], [84, 8], MARIGOLD, { rx: 4 }),
      ...lines.map((text, index) =>
        set(text, 408 + index * lineSize * 1.75, lineSize, lineSize * 0.1, INK),
      ),
      drawFan(sheet, [width * 0.715, height * 0.53], 600),
    ].join(''),
  )
}

/** The shop's sign: a case with its camera. */
function mark([x, y]: readonly [number, number], size: number): string {
  const box = { x, y, w: size, h: size, r: size * 0.28 }
  return group(
    {},
    path(roundedBox(box).d, PLUM),
    path(roundedBox(grown(box, -size * 0.06)).d, 'none', {
      stroke: '#ffffff',
      'stroke-width': size * 0.02,
      'stroke-opacity': 0.25,
    }),
    circle([x - size * 0.18, y - size * 0.18], size * 0.17, PAPER),
    circle([x - size * 0.18, y - size * 0.18], size * 0.075, PLUM),
  )
}

/** Two lines of about the same length. */
function balanced(words: readonly string[]): string[] {
  const whole = words.join(' ').length
  let first = ''
  let rest = [...words]
  while (rest.length > 0 && first.length + (rest[0]?.length ?? 0) <= whole / 2 + 2) {
    first = `${first} ${rest[0] ?? ''}`.trim()
    rest = rest.slice(1)
  }
  return [first, rest.join(' ')].filter((text) => text !== '')
}

/** Hundredths of the letters' height that a line is wide. */
function widthOf(text: string): number {
  return 10_000 / sizeFor(text, 100, Number.POSITIVE_INFINITY, 30)
}
