import { type DrawnWidth, drawnWidths, type PictureFormat, pictureFormats } from '../pictures.ts'

// Every screen shows pictures, few ask for another model's: what a picture's address is made of stands
// where the screens have it.
export { type DrawnWidth, drawnAddress, drawnWidths } from '../pictures.ts'

/**
 * The pictures of a drawn product for one model, in the order of its gallery; `scene` is there for
 * designs whose family has one.
 */
export const drawnViews = ['front', 'angle', 'scene', 'camera'] as const
export type DrawnView = (typeof drawnViews)[number]

export const drawnFormats = pictureFormats
export type DrawnFormat = PictureFormat

/** The subject of a drawn picture (rule: drawn-pictures). */
export interface DrawnPicture {
  /** Slug of the product. */
  readonly slug: string
  /** The model as addresses write it: 'galaxy-s21-plus'. */
  readonly model: string
  readonly view: DrawnView
  /** Changes with the design, so that what lies behind an address never does. */
  readonly key: string
}

/** One file of a drawn picture. */
export interface DrawnFile extends DrawnPicture {
  readonly width: DrawnWidth
  readonly format: DrawnFormat
}

/** No slug has two hyphens in a row, so that they part the name. */
const PICTURE_NAME = /* @__PURE__ */ pictureNamePattern()
const NAME = /* @__PURE__ */ namePattern()
/** A drawn picture's path up to its model, and the model. */
const PATH = /^(\/drawn\/.+--).+(?=--)/

/** Where all drawn pictures are. */
export const DRAWN_FOLDER = '/drawn/'

/** A model as the addresses of its pictures write it; no two models of a brand are written alike. */
export function modelInAddress(model: string): string {
  const words = model
    .toLowerCase()
    .replaceAll('+', ' plus ')
    .match(/[a-z0-9]+/g)
  return words?.join('-') ?? ''
}

/**
 * The path by which a product and an order name a drawn picture. It answers as it stands, in a format
 * that the client takes; its files have width and format behind it.
 */
export function drawnPath({ slug, model, view, key }: DrawnPicture): string {
  return `${DRAWN_FOLDER}${slug}--${model}--${view}-${key}`
}

/** Whether a path names a drawn picture. */
export function isDrawn(path: string): boolean {
  return PATH.test(path)
}

/** The path among a product's pictures that shows it in a scene. */
export function sceneAmong(paths: readonly string[]): string | undefined {
  return paths.find((path) => path.includes('--scene-') && isDrawn(path))
}

/** The same picture on another model; a path that is not drawn stays as it is. */
export function onModel(path: string, model: string): string {
  return path.replace(PATH, `$1${modelInAddress(model)}`)
}

function pictureNamePattern(): RegExp {
  return new RegExp(
    `^([a-z0-9-]{1,90}?)--([a-z0-9-]{1,80}?)--(${drawnViews.join('|')})-([0-9a-f]{10})$`,
  )
}

function namePattern(): RegExp {
  const picture = PICTURE_NAME.source.slice(0, -1)
  return new RegExp(`${picture}-(${drawnWidths.join('|')})\\.(${drawnFormats.join('|')})$`)
}

/** The picture that a name below `/drawn/` without width and format means; null for any other name. */
export function parseDrawnPicture(name: string): DrawnPicture | null {
  const [, slug, model, view, key] = PICTURE_NAME.exec(name) ?? []
  if (slug === undefined || model === undefined || key === undefined) return null
  return { slug, model, view: view as DrawnView, key }
}

/** Parses a file's name below `/drawn/`; null when no picture has such a name. */
export function parseDrawnFile(name: string): DrawnFile | null {
  const [, slug, model, view, key, width, format] = NAME.exec(name) ?? []
  if (slug === undefined || model === undefined || key === undefined) return null
  return {
    slug,
    model,
    view: view as DrawnView,
    key,
    width: Number(width) as DrawnWidth,
    format: format as DrawnFormat,
  }
}

/** Whether a kept file is of a drawn picture: one that can be drawn again. */
export function isDrawnFile(name: string): boolean {
  return NAME.test(name)
}
