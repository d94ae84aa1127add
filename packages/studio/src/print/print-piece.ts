import { cameraOpenings } from '#studio/cases/camera.ts'
import { boardOf } from '#studio/cases/phone-case.ts'
import { caseOf, type Drawing } from '#studio/draw-design.ts'
import type { Box, Outline } from '#studio/drawing/outline.ts'
import { group, n, path, placed, rect, Sheet } from '#studio/drawing/svg.ts'
import type { PhoneBasis } from '#studio/phones/phone.ts'

/** Art beyond the edge of the back, in millimetres: a cut that is a little off shows no gap. */
export const BLEED = 3

/** The print of a case, in millimetres around the middle of its back. */
export interface PrintPiece {
  /** The art as an SVG document of the size of the back, a millimetre as a pixel. */
  readonly art: string
  /** Box of the back, its outline, and the outline of the bleed. */
  readonly trim: Box
  readonly edge: Outline
  readonly bleed: Outline
  /** Outlines of the camera's openings. */
  readonly openings: readonly Outline[]
  /** Whether colours need white below them, since the case is clear. */
  readonly needsWhite: boolean
  /** Basis of the phone's measures. */
  readonly basis: PhoneBasis
}

/** A case to print: a design on a phone, with a customer's name. */
export type PrintedCase = Omit<Drawing, 'view' | 'kind'>

/** Types whose drawings show the grain of their material, which isn't printed. */
const materials: readonly string[] = ['Mono colour', 'Silicon']

/** Whether a case has a print, unlike one of a plain colour; its artwork need not be loaded. */
export function hasPrint(printed: Omit<PrintedCase, 'artworkHref'>): boolean {
  const { design, caseType } = printed
  if (design.motif || design.artwork) return true
  if (materials.includes(caseType)) return false
  const { look } = caseOf({ ...printed, kind: 'phone', artworkHref: null })
  return Boolean(look.print ?? look.lettering)
}

/** Draws the print of a case; null for a case without one. */
export function printPiece(printed: PrintedCase): PrintPiece | null {
  if (!hasPrint(printed)) return null
  const item = caseOf({ ...printed, kind: 'phone' })
  const { phone, body, look } = item
  const sheet = new Sheet()
  const board = boardOf(sheet, item)
  const { w, h } = board.box
  const { material } = look
  const ground = material.kind === 'solid' ? rect([-w / 2, -h / 2], [w, h], material.back) : ''
  const art = ground + (look.print?.(board) ?? '') + (look.lettering?.(board) ?? '')
  return {
    art: sheet.finish(w, h, group({ transform: placed([w / 2, h / 2]) }, art)),
    trim: board.box,
    edge: body.outline(body.fillet),
    bleed: body.outline(body.fillet - BLEED),
    openings: cameraOpenings(phone),
    needsWhite: material.kind === 'clear',
    basis: phone.basis,
  }
}

/**
 * The print as SVG in true size for cutters: the art, which goes on beyond the edges as its mirror
 * image, and each kind of line to cut in a group of its own.
 */
export function printSvg({ art, trim: { w, h }, edge, bleed, openings }: PrintPiece): string {
  const sheet = new Sheet('edge-')
  const [width, height] = [w + 2 * BLEED, h + 2 * BLEED]
  const sides = [-1, 0, 1]
  const images = sides.flatMap((x) =>
    sides.map((y) => {
      const transform = placed([x * w, y * h], 0, [x === 0 ? 1 : -1, y === 0 ? 1 : -1])
      return x === 0 && y === 0 ? '' : `<use href="#art" transform="${transform}"/>`
    }),
  )
  const cut = (id: string, outlines: readonly Outline[], stroke: string) =>
    group({ id }, ...outlines.map(({ d }) => path(d, 'none', { stroke, 'stroke-width': 0.1 })))
  const content = group(
    { transform: placed([width / 2, height / 2]) },
    group(
      { 'clip-path': sheet.clip(bleed.d) },
      group({ id: 'art' }, art.replace('<svg ', `<svg x="${n(-w / 2)}" y="${n(-h / 2)}" `)),
      ...images,
    ),
    cut('cut-edge', [edge], '#00a0e0'),
    cut('cut-camera', openings, '#e0007a'),
  )
  return sheet.finish(width, height, content, 'mm')
}
