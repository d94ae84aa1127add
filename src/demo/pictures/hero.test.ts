import { expect, test } from 'vitest'
import { drawHero } from './hero.ts'

test('the home page’s cases are drawn completely, without a background', () => {
  const svg = drawHero()
  expect(svg).toMatch(/^<svg [^>]*width="1300" height="1000"/)
  expect(svg).not.toMatch(/NaN|Infinity|undefined|null/)
  expect(svg.match(/<clipPath/g)?.length).toBeGreaterThanOrEqual(3)
})
