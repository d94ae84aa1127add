import { cleanCase } from '../look.ts'
import { lookOfProduct } from '../look-of-product.ts'
import { drawPhoneCase, dressed, type PhoneCase } from '../phone-case.ts'
import { type PhoneBrand, phoneOfModel } from '../phones/phone-of-model.ts'
import type { Pose } from '../pose.ts'
import { seeded } from '../seed.ts'
import type { Point, Sheet } from '../svg.ts'

/** A case that the shop shows off with, outside any product. */
interface Showpiece {
  readonly words: string
  readonly colour?: string | null
  readonly brand: PhoneBrand
  readonly model: string
  readonly caseType: string
  readonly turn: number
  readonly centre: Point
}

/** From the back of the fan to its front; places as shares of the fan's width from its middle. */
const showpieces: readonly Showpiece[] = [
  {
    words: 'multan-blue',
    brand: 'samsung',
    model: 'Galaxy S25',
    caseType: 'Graphical',
    turn: -15,
    centre: [-0.29, 0.035],
  },
  {
    words: 'coral-liquid',
    colour: '#e8745f',
    brand: 'googlepixel',
    model: 'Pixel 10 Pro',
    caseType: 'Silicon',
    turn: 15,
    centre: [0.29, 0.035],
  },
  {
    words: 'truck-art-peacock',
    brand: 'iphone',
    model: 'iPhone 17 Pro',
    caseType: 'Graphical',
    turn: 0,
    centre: [0, -0.01],
  },
]

/** Three cases fanned around a middle; the fan is about as high as it is wide. */
export function drawFan(sheet: Sheet, middle: Point, width: number): string {
  return showpieces
    .map((piece) => {
      const item = pieceOf(piece)
      const pose: Pose = {
        scale: width / 212,
        turn: piece.turn,
        elevation: 68,
        centre: [middle[0] + piece.centre[0] * width, middle[1] + piece.centre[1] * width],
      }
      return drawPhoneCase(sheet, pose, item, seeded(piece.words))
    })
    .join('')
}

function pieceOf({ words, colour = null, brand, model, caseType }: Showpiece): PhoneCase {
  const random = seeded(words)
  const look = lookOfProduct(words, caseType, { colour, random, name: '' })
  return dressed(phoneOfModel(brand, model), look, random)
}

/** A plain soft case of a colour on the phone of a brand. */
export function plainCase(brand: PhoneBrand, model: string, colour: string): PhoneCase {
  return dressed(phoneOfModel(brand, model), cleanCase(colour), seeded(`${brand} ${colour}`))
}
