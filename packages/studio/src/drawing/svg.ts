/** Placement of a shape; millimetres on a plane of the product, or pixels on the sheet. */
export type Point = readonly [x: number, y: number]

/** Colour, offset and opacity (1 by default) of each stop of a gradient: '#fff 0, #000 1 .5'. */
export type Stops = string

/** A colour, `none`, or a gradient's `url(#…)`. */
export type Paint = string

export type Attributes = Readonly<Record<string, string | number | undefined>>

/** A number in SVG, rounded to visible precision. */
export function n(value: number): string {
  return String(Math.round(value * 100) / 100)
}

/** A share between 0 and 1, precise enough that thin layers add up. */
function share(value: number): string {
  return String(Math.round(value * 10000) / 10000)
}

/** An SVG document in progress: collects the gradients and clips of its elements. */
export class Sheet {
  readonly #definitions: string[] = []
  readonly #prefix: string

  /** @param prefix - of the ids, where documents are nested */
  constructor(prefix = 'd') {
    this.#prefix = prefix
  }

  linear(from: Point, to: Point, stops: Stops): Paint {
    const ends = `x1="${n(from[0])}" y1="${n(from[1])}" x2="${n(to[0])}" y2="${n(to[1])}"`
    return this.#define('linearGradient', `gradientUnits="userSpaceOnUse" ${ends}`, stopsOf(stops))
  }

  radial(centre: Point, radius: number, stops: Stops, focus: Point = centre): Paint {
    const place = `cx="${n(centre[0])}" cy="${n(centre[1])}" r="${n(radius)}" fx="${n(focus[0])}" fy="${n(focus[1])}"`
    return this.#define('radialGradient', `gradientUnits="userSpaceOnUse" ${place}`, stopsOf(stops))
  }

  /** Adds a clip by a path, placed by a transform; returns the value for `clip-path`. */
  clip(d: string, transform?: string): string {
    return this.#define('clipPath', '', `<path d="${d}"${written({ transform })}/>`)
  }

  /** Returns a paint that repeats its content in tiles, placed by a transform. */
  pattern([width, height]: Point, content: string, transform: string): Paint {
    const tile = `width="${n(width)}" height="${n(height)}" patternTransform="${transform}"`
    return this.#define('pattern', `patternUnits="userSpaceOnUse" ${tile}`, content)
  }

  /** Returns the SVG document of that size in pixels, or in another unit. */
  finish(width: number, height: number, content: string, unit = ''): string {
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}${unit}" height="${height}${unit}" viewBox="0 0 ${width} ${height}"><defs>${this.#definitions.join('')}</defs>${content}</svg>`
  }

  #define(element: string, attributes: string, content: string): string {
    const id = `${this.#prefix}${this.#definitions.length}`
    this.#definitions.push(`<${element} id="${id}" ${attributes}>${content}</${element}>`)
    return `url(#${id})`
  }
}

export function path(d: string, fill: Paint, attributes: Attributes = {}): string {
  return `<path d="${d}" fill="${fill}"${written(attributes)}/>`
}

/** A path that is only a line. */
export function line(d: string, stroke: Paint, width: number, attributes: Attributes = {}): string {
  return path(d, 'none', {
    stroke,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    ...attributes,
  })
}

/** A filled path that is thicker by half of `width` on all sides. */
export function emboldened(
  d: string,
  paint: Paint,
  width: number,
  attributes: Attributes = {},
): string {
  const joins = { 'stroke-linejoin': 'round' }
  return path(d, paint, { stroke: paint, 'stroke-width': width, ...joins, ...attributes })
}

export function circle(
  [x, y]: Point,
  radius: number,
  fill: Paint,
  attributes: Attributes = {},
): string {
  return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="${fill}"${written(attributes)}/>`
}

export function ellipse(
  [x, y]: Point,
  [rx, ry]: Point,
  fill: Paint,
  attributes: Attributes = {},
): string {
  return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"${written(attributes)}/>`
}

export function rect(
  [x, y]: Point,
  [width, height]: Point,
  fill: Paint,
  attributes: Attributes = {},
): string {
  return `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" fill="${fill}"${written(attributes)}/>`
}

/** An embedded image, fitted into a box and centred. */
export function image(href: string, [x, y]: Point, [width, height]: Point): string {
  return `<image href="${href}" x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}"/>`
}

export function group(attributes: Attributes, ...children: readonly string[]): string {
  return `<g${written(attributes)}>${children.join('')}</g>`
}

/** Moves, rotates (degrees) and scales, in that order. */
export function placed([x, y]: Point, turn = 0, scale: number | Point = 1): string {
  const [sx, sy] = typeof scale === 'number' ? [scale, scale] : scale
  const turned = turn === 0 ? '' : ` rotate(${n(turn)})`
  const scaled =
    sx === 1 && sy === 1
      ? ''
      : ` scale(${Math.round(sx * 1000) / 1000} ${Math.round(sy * 1000) / 1000})`
  return `translate(${n(x)} ${n(y)})${turned}${scaled}`
}

function stopsOf(stops: Stops): string {
  return stops
    .split(', ')
    .map((stop) => {
      const [colour, offset, opacity = '1'] = stop.split(' ')
      const veil = opacity === '1' ? '' : ` stop-opacity="${share(Number(opacity))}"`
      return `<stop offset="${Math.round(Number(offset) * 1000) / 1000}" stop-color="${colour}"${veil}/>`
    })
    .join('')
}

function written(attributes: Attributes): string {
  let text = ''
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined) continue
    const number = name.endsWith('opacity') ? share : n
    text += ` ${name}="${typeof value === 'number' ? number(value) : value}"`
  }
  return text
}
