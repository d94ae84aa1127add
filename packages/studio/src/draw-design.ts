import { type Cover, drawCover } from '#studio/earphones/cover.ts'
import { coverPose } from '#studio/earphones/cover-pose.ts'
import { paperUnder } from '#studio/stage/paper.ts'
import { pictureOn, SHEET } from '#studio/stage/sheet.ts'
import type { DrawnView, View } from '#studio/stage/views.ts'
import type { LookBook } from './cases/look.ts'
import type { PhoneCase } from './cases/phone-case.ts'
import type { Design, DeviceKind } from './design.ts'
import { caseIn, makerIn } from './draw-case.ts'
import { seeded } from './drawing/random.ts'
import { dressedCover } from './earphones/cover.ts'
import { coverLooks } from './earphones/cover-looks.ts'
import { earphoneCase } from './earphones/earphone-case.ts'
import { nameLooks } from './looks/names.ts'
import { openLooks } from './looks/open.ts'
import { phoneLooks } from './looks/phone-looks.ts'
import { pictured } from './looks/pictured.ts'
import { phoneOfModel } from './phones/phone-of-model.ts'
import { backInPicture, drawCaseLettering, drawCasePicture, type PlacedBack } from './picture.ts'
import { drawScene } from './scenes/draw-scene.ts'
import { sceneOf } from './scenes/scenes.ts'

/**
 * Edition of the studio, a part of every drawn picture's address. A change here that alters
 * pictures increments it, so that each gets a new address; a test verifies that.
 */
export const DRAWING_EDITION = 7

/** All parameters of a picture. */
export interface Drawing {
  readonly design: Design
  /** Key of the brand's table of phones; an unknown one has plain phones. */
  readonly brand: string
  readonly kind: DeviceKind
  readonly caseType: string
  readonly model: string
  readonly view: DrawnView
  /** Bytes of the design's artwork as the `href` of an image; null without one. */
  readonly artworkHref: string | null
  /** Name on the case, as the shop accepts it; '' for none, undefined for a sample name. */
  readonly name?: string
}

/**
 * Draws a design on a phone as SVG, the same text on every machine. An unknown look falls back to
 * another of its type, chosen by the seed: a product always has a picture. A scene is drawn around
 * its table's picture; a design without a scene shows its camera instead.
 */
export function drawDesign(drawing: Drawing): string {
  const { design, kind, caseType, model } = drawing
  const scene = drawing.view === 'scene' ? sceneOf(design) : null
  const view = drawing.view === 'scene' ? 'camera' : drawing.view
  if (kind === 'phone') {
    const item = caseOf(drawing)
    return scene ? drawScene(item, scene) : drawCasePicture(item, view)
  }
  const { look, colour, seed } = design
  const make = makerIn(coverLooks[caseType] ?? coverLooks.Simple, look, seed)
  const cover = dressedCover(earphoneCase(model), make({ colour, random: seeded(seed) }))
  return drawCoverPicture(cover, view)
}

/** A case with a customer's name, without a picture of the owner's. */
export interface NamedCase {
  readonly design: Pick<Design, 'look' | 'colour' | 'seed'>
  readonly brand: string
  readonly model: string
  /** '' for none, undefined for a sample name. */
  readonly name?: string | undefined
}

/**
 * Draws a customer's name alone, as SVG of the size of the front picture: laid over the picture of
 * the same case without a name, it is the picture with the name. In a browser, which has no
 * typefaces, it is empty.
 */
export function drawLettering({ design, brand, model, name }: NamedCase): string {
  const item = caseIn(nameLooks, phoneOfModel(brand, model), { design, name })
  return drawCaseLettering(item)
}

/** The case of a design on a phone, ready to be drawn in any view. */
export function caseOf(drawing: Omit<Drawing, 'view'>): PhoneCase {
  const { design, brand, caseType, model, artworkHref } = drawing
  return caseIn(looksOf(drawing), phoneOfModel(brand, model), drawing, (bare) =>
    pictured(bare, { ...design, caseType, artworkHref }),
  )
}

/** Area of the back in the front picture of a design on a phone, where artwork is placed. */
export function backOfDesign(drawing: Omit<Drawing, 'view'>): PlacedBack {
  return backInPicture(caseOf(drawing))
}

/** Look book of a design; blank looks for the owner's motif or picture are in a separate one. */
function looksOf({ design, caseType }: Pick<Drawing, 'design' | 'caseType'>): LookBook {
  const open = openLooks[caseType]
  if (open && Object.hasOwn(open, design.look)) return open
  return phoneLooks[caseType] ?? phoneLooks['Mono colour']
}

/**
 * Draws a picture of an earphone cover as SVG. It is a function of its own, so that a browser that
 * draws a phone case loads no earphones.
 */
function drawCoverPicture(cover: Cover, view: View): string {
  const pose = coverPose(view, cover.body, cover.look.attachment, SHEET)
  const { colour, paper } = cover.look
  return pictureOn(paperUnder(colour, paper), (sheet) => drawCover(sheet, pose, cover))
}
