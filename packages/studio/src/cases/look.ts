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

/** Canvas and tools of a print on a case's back. Millimetres, origin in the middle. */
export interface Board {
  readonly sheet: Sheet
  /** The flat back. */
  readonly box: Box
  /** The box around all camera openings. */
  readonly camera: Box
  /** The part of the back below the camera. */
  readonly free: Box
  readonly phone: Phone
}

/** Draws on the back, clipped at its edge. */
export type Print = (board: Board) => string

/** An opaque case. */
export interface SolidMaterial {
  readonly kind: 'solid'
  readonly back: Colour
  readonly walls: Colour
  readonly gloss: number
}

/** A transparent case. */
export interface SeeThroughMaterial extends ClearMaterial {
  readonly kind: 'clear'
  /** Preferred finish of the phone: the lightest, the darkest, or any. */
  readonly phone?: 'light' | 'dark'
}

/** All properties of a case's appearance. */
export interface Look {
  readonly material: SolidMaterial | SeeThroughMaterial
  readonly finish: Finish
  readonly keys: Colour
  readonly paper: PaperName
  readonly shape?: CaseShape
  readonly frame?: Partial<CameraFrame>
  /** Printed under the surface. */
  readonly print?: Print
  /** Text over the print: labels, and a customer's name. */
  readonly lettering?: (board: Board) => string
  /** Drawn on the surface, unclipped. */
  readonly relief?: Print
  /** Hangs from the case onto the table: a layer below the case, and one over it. */
  readonly charm?: { readonly under?: Print; readonly over?: Print }
}

/** Inputs of a look besides its name. */
export interface LookSeed {
  /** Colour of the product, if it has one. */
  readonly colour: Colour | null
  readonly random: Random
  /** Customer's name on a case with names; '' for none. */
  readonly name: string
}

/** Creates a look from its seed. */
export type LookMaker = (seed: LookSeed) => Look

/** Looks by the name that a design refers to. */
export type LookBook = Readonly<Record<string, LookMaker>>

/** A plain opaque look; each property can be overridden. */
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
