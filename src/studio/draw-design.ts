import { type BrandSlug, brandBySlug, type CaseType } from '#domain/catalogue/brands.ts'
import type { Design } from '#domain/catalogue/designs/design.ts'
import type { DrawnView } from '#domain/catalogue/designs/drawn-picture.ts'
import type { LookBook } from './cases/look.ts'
import type { PhoneCase } from './cases/phone-case.ts'
import { caseIn, makerIn } from './draw-case.ts'
import { seeded } from './drawing/random.ts'
import { dressedCover } from './earphones/cover.ts'
import { coverLooks } from './earphones/cover-looks.ts'
import { earphoneCase } from './earphones/earphone-case.ts'
import { openLooks } from './looks/open.ts'
import './lettering/urdu.ts'
import type { Random } from '#studio/drawing/random.ts'
import { type Cover, drawCover } from '#studio/earphones/cover.ts'
import { coverPose } from '#studio/earphones/cover-pose.ts'
import { paperUnder } from '#studio/stage/paper.ts'
import { pictureOn, SHEET } from '#studio/stage/sheet.ts'
import type { View } from '#studio/stage/views.ts'
import { phoneLooks } from './looks/phone-looks.ts'
import { pictured } from './looks/pictured.ts'
import { phoneOfModel } from './phones/phone-of-model.ts'
import { backInPicture, drawCasePicture, type PlacedBack } from './picture.ts'
import { drawScene } from './scenes/draw-scene.ts'
import { sceneOf } from './scenes/scenes.ts'

/**
 * The edition of the studio: part of every drawn picture's address. It is raised when a change here
 * makes pictures look different, so that each gets a new address; a test notices.
 */
export const DRAWING_EDITION = 4

/** Everything that decides a picture. */
export interface Drawing {
  readonly design: Design
  readonly brand: BrandSlug
  readonly caseType: CaseType
  readonly model: string
  readonly view: DrawnView
  /** Where the bytes of the design's artwork are, as the `href` of an image; null without one. */
  readonly artworkHref: string | null
  /** The name on it, as the shop takes it; '' for none, left out for one that shows the look. */
  readonly name?: string
}

/**
 * A design on a phone as SVG, the same text on every machine. A look that the studio doesn't know is
 * another of its type, by the seed: a product is never without a picture. A scene is what lies on the
 * table's picture; a design without one shows its camera.
 */
export function drawDesign(drawing: Drawing): string {
  const { design, brand, caseType, model } = drawing
  const art = seeded(`art of ${design.seed}`)
  const scene = drawing.view === 'scene' ? sceneOf(design) : null
  const view = drawing.view === 'scene' ? 'camera' : drawing.view
  if (brandBySlug(brand)?.kind !== 'earphones') {
    const item = caseOf(drawing)
    return scene ? drawScene(item, scene, art) : drawCasePicture(item, view, art)
  }
  const { look, colour, seed } = design
  const make = makerIn(coverLooks[caseType] ?? coverLooks.Simple, look, seed)
  const cover = dressedCover(earphoneCase(model), make({ colour, random: seeded(seed) }))
  return drawCoverPicture(cover, view, art)
}

/** The case that a design is on a phone, to be drawn from any side. */
export function caseOf(drawing: Omit<Drawing, 'view'>): PhoneCase {
  const { design, brand, caseType, model, artworkHref } = drawing
  return caseIn(looksOf(drawing), phoneOfModel(brand, model), drawing, (bare) =>
    pictured(bare, { ...design, caseType, artworkHref }),
  )
}

/** Where the back lies that artwork is placed on, in the front picture of a design on a phone. */
export function backOfDesign(drawing: Omit<Drawing, 'view'>): PlacedBack {
  return backInPicture(caseOf(drawing))
}

/** Looks that are left open to the owner's motif or picture have a book of their own. */
function looksOf({ design, caseType }: Pick<Drawing, 'design' | 'caseType'>): LookBook {
  const open = openLooks[caseType]
  if (open && Object.hasOwn(open, design.look)) return open
  return phoneLooks[caseType] ?? phoneLooks['Mono colour']
}

/**
 * A picture of an earphone cover as SVG, by chance as that of a phone's case; apart from it, so that a
 * browser that draws a case fetches no earphones.
 */
function drawCoverPicture(cover: Cover, view: View, random: Random): string {
  const pose = coverPose(view, cover.body, cover.look.attachment, SHEET)
  const { colour, paper } = cover.look
  return pictureOn(paperUnder(colour, paper), (sheet) => drawCover(sheet, pose, cover, random))
}
