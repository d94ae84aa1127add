import type { Board } from '#studio/cases/look.ts'
import { type Colour, lighter } from '#studio/drawing/colour.ts'
import { emboldened, group, line, n } from '#studio/drawing/svg.ts'
import { type Contours, inkOf, pathOf } from '#studio/lettering/letters.ts'

/** A letter as a balloon of foil on a string. */
export function balloon(letter: Contours, colour: Colour, { sheet, free }: Board): string {
  const { x, y, w, h } = inkOf(letter)
  const d = pathOf(letter)
  const [foot, end] = [y + h / 2, free.y + free.h * 0.47]
  const string = `M${n(x)} ${n(foot)}C${n(x + 3)} ${n(foot + 10)} ${n(x * 0.4 - 3)} ${n(end - 12)} ${n(x * 0.2)} ${n(end)}`
  const foil = sheet.linear(
    [x - w / 2, y - h / 2],
    [x + w / 3, y + h / 2],
    `${lighter(colour, 0.2)} 0, ${colour} .35, ${lighter(colour, 0.14)} .5, ${lighter(colour, -0.14)} 1`,
  )
  return group(
    {},
    line(string, '#6d8796', 0.3),
    emboldened(d, '#1d4258', 1.6, {
      'fill-opacity': 0.16,
      'stroke-opacity': 0.16,
      transform: 'translate(.9 1.6)',
    }),
    line(d, lighter(colour, -0.13), 1.5),
    emboldened(d, foil, 0.7),
  )
}
