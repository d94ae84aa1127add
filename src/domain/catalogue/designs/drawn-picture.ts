import type { DrawnView } from '@khol/studio'
import type { CaseType } from '../brands.ts'
import {
  type DrawnWidth,
  drawnAddress,
  drawnWidths,
  type PictureFormat,
  pictureFormats,
} from '../pictures.ts'

// Re-exported from the small module that every screen loads; few screens need the rest.
export { type DrawnWidth, drawnAddress, drawnWidths } from '../pictures.ts'

/** Views of a drawn product for one model, in the order of its gallery, as the studio draws them. */
export const drawnViews = [
  'front',
  'angle',
  'scene',
  'camera',
] as const satisfies readonly DrawnView[]

/** Front of a case that takes a name, without one: the ground of live previews. */
export const BLANK = 'blank'

/** Views of pictures' addresses. */
export type PictureView = DrawnView | typeof BLANK

export const drawnFormats = pictureFormats
export type DrawnFormat = PictureFormat

/** Parts of a drawn picture's path (rule: drawn-pictures). */
export interface DrawnPicture {
  readonly slug: string
  /** Slug of the model: 'galaxy-s21-plus'. */
  readonly model: string
  readonly view: PictureView
  /** Hash of the design, so that the picture at an address never changes. */
  readonly key: string
}

export interface DrawnFile extends DrawnPicture {
  readonly width: DrawnWidth
  readonly format: DrawnFormat
}

/** Two hyphens separate the parts of the name, as no slug contains them in a row. */
const PICTURE_NAME = /^([a-z0-9-]{1,90}?)--([a-z0-9-]{1,80}?)--([a-z]+)-([0-9a-f]{10})$/
const FILE_NAME = /^(.+)-(\d+)\.([a-z]+)$/
/** Matches a path up to the view; group 1 is all before the model. */
const MODEL_IN_PATH = /^(\/drawn\/[a-z0-9]+(?:-[a-z0-9]+)*--)[a-z0-9]+(?:-[a-z0-9]+)*(?=--)/

export const DRAWN_FOLDER = '/drawn/'

/** Slug of a model, unique within its brand. */
export function modelSlug(model: string): string {
  const words = model
    .toLowerCase()
    .replaceAll('+', ' plus ')
    .match(/[a-z0-9]+/g)
  return words?.join('-') ?? ''
}

/** Path of a drawn picture, without width and format, which names of files append. */
export function drawnPath({ slug, model, view, key }: DrawnPicture): string {
  return `${DRAWN_FOLDER}${slug}--${model}--${view}-${key}`
}

/** Whether a path is that of a drawn picture. */
export function isDrawn(path: string): boolean {
  return MODEL_IN_PATH.test(path)
}

/** Path of the scene picture among a product's pictures. */
export function sceneAmong(paths: readonly string[]): string | undefined {
  return paths.find((path) => path.includes('--scene-') && isDrawn(path))
}

/** Model in the address of a picture on any phone, which leads to one that is drawn already. */
export const ANY_MODEL = 'any'

/**
 * File of a drawn picture on whichever phone it was drawn for first, which stands in while one is
 * drawn; undefined for a photo.
 */
export function standInFor(path: string): string | undefined {
  return isDrawn(path)
    ? drawnAddress(path.replace(MODEL_IN_PATH, `$1${ANY_MODEL}`), STAND_IN_WIDTH, 'avif')
    : undefined
}

/** Width in which the pictures of all designs are drawn ahead. */
export const STAND_IN_WIDTH = 320

/** The same picture on another model; any other path is returned unchanged. */
export function withModel(path: string, model: string): string {
  return path.replace(MODEL_IN_PATH, `$1${modelSlug(model)}`)
}

/** Parses a name below `/drawn/` without width and format; null for any other name. */
export function parseDrawnPicture(name: string): DrawnPicture | null {
  const [, slug, model, viewName, key] = PICTURE_NAME.exec(name) ?? []
  const view = ([...drawnViews, BLANK] as const).find((known) => known === viewName)
  if (!slug || !model || !view || !key) return null
  return { slug, model, view, key }
}

/** Parses a file's name below `/drawn/`; null for an invalid one. */
export function parseDrawnFile(name: string): DrawnFile | null {
  const [, pictureName = '', pixels, ending] = FILE_NAME.exec(name) ?? []
  const drawn = parseDrawnPicture(pictureName)
  const width = drawnWidths.find((known) => String(known) === pixels)
  const format = drawnFormats.find((known) => known === ending)
  return drawn && width && format ? { ...drawn, width, format } : null
}

/** Whether a stored file belongs to a drawn picture, which can be drawn again. */
export function isDrawnFile(name: string): boolean {
  return parseDrawnFile(name) !== null
}

/** Fields that determine the displayed pictures of a product. */
export interface PictureFields {
  /** Paths of the pictures; for a drawn product, those of its first model. */
  readonly image: readonly string[]
  /** Models that a photo shows, by its path; a photo without an entry shows any. */
  readonly imageModels?: Readonly<Record<string, readonly string[]>> | undefined
}

/**
 * Pictures of a product for one of its models: photos of it before general ones and those of other
 * models (rule: pictures-follow-the-phone). '' means the product's own order.
 */
export function picturesOf({ image, imageModels = {} }: PictureFields, model: string): string[] {
  if (model === '') return [...image]
  const rank = (path: string) => {
    const models = imageModels[path] ?? []
    if (models.length === 0) return 1
    return models.includes(model) ? 0 : 2
  }
  return image.map((path) => withModel(path, model)).sort((a, b) => rank(a) - rank(b))
}

/**
 * Pictures of a product for a model in the order of its gallery: the scene of a drawn one first, which
 * shows the case in use, then its own order.
 */
export function galleryOf(product: PictureFields, model: string): string[] {
  const pictures = picturesOf(product, model)
  const scene = sceneAmong(pictures)
  return scene === undefined ? pictures : [scene, ...pictures.filter((path) => path !== scene)]
}

/** Case types whose shape and material are what one buys, not a print. */
const plainTypes: ReadonlySet<string> = new Set<CaseType>([
  'Transparent',
  'Mono colour',
  'Silicon',
  'Simple',
])

/**
 * Pictures of a product for a model in the order of its card, which shows the first, and the second
 * under a mouse: a drawn plain or clear case from the side, any other case from the front.
 */
export function cardPictures(
  product: PictureFields & { readonly caseType: string },
  model: string,
): string[] {
  const pictures = picturesOf(product, model)
  const isSide = (path: string) => path.includes('--angle-') && isDrawn(path)
  const side = plainTypes.has(product.caseType) ? pictures.find(isSide) : undefined
  return side === undefined ? pictures : [side, ...pictures.filter((path) => path !== side)]
}

/** Picture of a drawn product without a name, of its front picture; undefined for photos. */
export function blankPicture(path: string): string | undefined {
  return isDrawn(path) ? path.replace('--front-', `--${BLANK}-`) : undefined
}

/** Main picture of a product for one of its models; '' when it has none. */
export function pictureOf(product: PictureFields, model: string): string {
  return picturesOf(product, model)[0] ?? ''
}
