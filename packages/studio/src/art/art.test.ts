import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const folder = join(import.meta.dirname, '../../art')
const names = readdirSync(folder)
  .filter((file) => file.endsWith('.svg'))
  .map((file) => file.slice(0, -'.svg'.length))

/** Anchors of the layers, by the document's `viewBox`. */
const anchorsOn: Readonly<Record<string, readonly string[]>> = {
  '-36.9 -80.4 73.8 160.8': 'back cover free foot corner topRight bottomLeft name head base'.split(
    ' ',
  ),
  '-44 -47 88 94': ['back', 'cover', 'seam', 'lug'],
}

describe.each(names)('art/%s.svg', (name) => {
  const svg = readFileSync(join(folder, `${name}.svg`), 'utf8')

  it('is drawn on the reference back or cover, in layers with an anchor', () => {
    const [, viewBox = ''] = /^<svg xmlns="[^"]+" viewBox="([^"]+)">/.exec(svg) ?? []
    const layers = [...svg.matchAll(/^ <(\w+)([^>]*)>/gm)].filter(
      ([, element]) => element !== 'defs',
    )
    expect(layers.length).toBeGreaterThan(0)
    for (const [, element, attributes = ''] of layers) {
      expect(element).toBe('g')
      expect(anchorsOn[viewBox]).toContain(/data-anchor="(\w+)"/.exec(attributes)?.[1])
    }
  })

  it('has ids that begin with its name, and refers to no others', () => {
    const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    const used = [...svg.matchAll(/(?:href="|url\()#([^")]+)/g)].map(([, id]) => id)
    for (const id of ids) expect(id).toMatch(new RegExp(`^${name}-`))
    expect(ids).toEqual(expect.arrayContaining(used))
  })

  it('has no images, text, styles or scripts', () => {
    expect(svg).not.toMatch(
      /<(?:image|text|style|script|foreignObject)\b|\son\w+=|(?:href="|url\()[^#]/,
    )
  })
})
