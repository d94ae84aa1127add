import type { Colour } from '#studio/drawing/colour.ts'
import type { Box } from '#studio/drawing/outline.ts'
import type { Random } from '#studio/drawing/random.ts'
import type { Finish } from '#studio/drawing/sheen.ts'
import type { Sheet } from '#studio/drawing/svg.ts'
import type { Phone } from '#studio/phones/phone.ts'
import type { PaperName } from '#studio/stage/paper.ts'
import type { CameraFrame } from './camera.ts'
import type { CaseShape } from './case-body.ts'
import type { ClearMaterial } from './clear-shell.ts'

/** The board and tools of a print on a case's back. Millimetres, origin in the middle. */
export interface Board {
  readonly sheet: Sheet
  readonly random: Random
  /** The flat back. */
  readonly box: Box
  /** The box around all camera openings. */
  readonly camera: Box
  /** The part of the back below the camera. */
  readonly free: Box
  readonly phone: Phone
}

/** Draws something on the back; what reaches past the edge is cut off. */
export type Print = (board: Board) => string

/** Draws one person's name. */
export type NamePrint = (name: string) => Print

/** A case that light doesn't pass. */
export interface SolidMaterial {
  readonly kind: 'solid'
  readonly back: Colour
  readonly walls: Colour
  readonly gloss: number
}

/** A case that shows the phone. */
export interface SeeThroughMaterial extends ClearMaterial {
  readonly kind: 'clear'
  /** Which of the phone's finishes goes with it: the lightest, the darkest, or any. */
  readonly phone?: 'light' | 'dark'
}

/** Everything that makes one case look like itself. */
export interface Look {
  readonly material: SolidMaterial | SeeThroughMaterial
  readonly finish: Finish
  readonly keys: Colour
  readonly paper: PaperName
  readonly shape?: CaseShape
  readonly frame?: Partial<CameraFrame>
  /** Printed under the surface. */
  readonly print?: Print
  /** Standing on the surface, uncut. */
  readonly relief?: Print
  /** Hangs from the case onto the table: below the case, and over it. */
  readonly charm?: { readonly under?: Print; readonly over?: Print }
}

/** Inputs of a look besides its name. */
export interface LookSeed {
  /** The colour that the product promises, if it does. */
  readonly colour: Colour | null
  readonly random: Random
  /** The person's name on a case that carries one. */
  readonly name: string
}

/** Makes a look out of its seed. */
export type LookMaker = (seed: LookSeed) => Look

/** Looks by the words of a product's address that call for them. */
export type LookBook = Readonly<Record<string, LookMaker>>

/** A plain solid look; everything of it can be overridden. */
export function solid(
  colour: Colour,
  rest: Partial<Look> & { readonly walls?: Colour; readonly gloss?: number } = {},
): Look {
  const { walls = colour, gloss = 0.35, ...others } = rest
  return {
    material: { kind: 'solid', back: colour, walls, gloss },
    finish: 'satin',
    keys: walls,
    paper: 'sand',
    ...others,
  }
}
