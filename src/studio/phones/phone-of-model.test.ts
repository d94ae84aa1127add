import { describe, expect, test } from 'vitest'
import { type BrandSlug, brands } from '#domain/catalogue/brands.ts'
import { phoneOfModel } from './phone-of-model.ts'

const undrawn = 'nokia' as BrandSlug

describe('a model shows the camera that its owners know', () => {
  test.each<[BrandSlug, string, string]>([
    ['iphone', 'iPhone X', 'iphone-slim-pill'],
    ['iphone', 'iPhone XS Max', 'iphone-slim-pill'],
    ['iphone', 'iPhone XR', 'iphone-single'],
    ['iphone', 'iPhone SE 2022', 'iphone-single'],
    ['iphone', 'iPhone 16e', 'iphone-single'],
    ['iphone', 'iPhone 11', 'iphone-vertical-pair'],
    ['iphone', 'iPhone 12 mini', 'iphone-vertical-pair'],
    ['iphone', 'iPhone 11 Pro Max', 'iphone-triple'],
    ['iphone', 'iPhone 16 Pro', 'iphone-triple'],
    ['iphone', 'iPhone 13', 'iphone-diagonal'],
    ['iphone', 'iPhone 15 Plus', 'iphone-diagonal'],
    ['iphone', 'iPhone 16', 'iphone-vertical-pill'],
    ['iphone', 'iPhone 17', 'iphone-vertical-pill'],
    ['iphone', 'iPhone 17 Pro Max', 'iphone-plateau'],
    ['iphone', 'iPhone 17 Air', 'iphone-bar'],
    ['samsung', 'Galaxy S25 Ultra', 'samsung-ultra'],
    ['samsung', 'Galaxy S24', 'samsung-row'],
    ['samsung', 'Galaxy S24 FE', 'samsung-row'],
    ['samsung', 'Galaxy S25 Edge', 'samsung-pill'],
    ['samsung', 'Galaxy A56', 'samsung-pill'],
    ['samsung', 'Galaxy A54', 'samsung-row'],
    ['samsung', 'Galaxy A05', 'samsung-pair'],
    ['samsung', 'Galaxy S21', 'samsung-contour'],
    ['samsung', 'Galaxy S20 Ultra', 'samsung-block'],
    ['samsung', 'Galaxy A51', 'samsung-block'],
    ['samsung', 'Galaxy A50', 'samsung-slim'],
    ['googlepixel', 'Pixel 6', 'pixel-glass-visor'],
    ['googlepixel', 'Pixel 8 Pro', 'pixel-metal-visor'],
    ['googlepixel', 'Pixel 9 Pro XL', 'pixel-island'],
    ['googlepixel', 'Pixel 10', 'pixel-island'],
    ['googlepixel', 'Pixel 9a', 'pixel-flush-pill'],
    ['googlepixel', 'Pixel 10 Pro Fold', 'pixel-fold-block'],
    ['vivo', 'Vivo X200 Pro', 'vivo-circle'],
    ['vivo', 'Vivo V60', 'vivo-oval'],
    ['vivo', 'Vivo V29', 'vivo-rings'],
    ['vivo', 'Vivo Y36', 'vivo-rings'],
    ['techno', 'Tecno Spark 40', 'tecno-square'],
    ['techno', 'Tecno Spark 30 Pro', 'tecno-circle'],
    ['techno', 'Tecno Pova 6 Pro', 'tecno-deco'],
    ['infinix', 'Infinix Note 50 Pro+', 'infinix-gem'],
    ['infinix', 'Infinix Hot 60', 'infinix-column'],
    ['xiaomi', 'Xiaomi 15 Ultra', 'xiaomi-great-circle'],
    ['xiaomi', 'Xiaomi 15', 'xiaomi-two-by-two'],
    ['xiaomi', 'Redmi Note 14 Pro', 'redmi-squircle'],
    ['xiaomi', 'Redmi 14C', 'redmi-circle'],
    ['xiaomi', 'Poco F7', 'poco-pill'],
    ['xiaomi', 'Poco M6 Pro', 'poco-black-bar'],
  ])('%s %s', (brand, model, family) => {
    expect(phoneOfModel(brand, model).camera.family).toBe(family)
  })
})

test('every camera lies on its phone, every lens in an opening of the case', () => {
  const drawn = brands.filter(({ kind }) => kind === 'phone')
  for (const { slug, models } of [...drawn, { slug: undrawn, models: ['Nokia 3310'] }]) {
    for (const model of [...models, 'a model that nobody listed']) {
      const { width, height, camera } = phoneOfModel(slug, model)
      for (const { x, y, w, h } of camera.openings) {
        expect(x - w / 2, model).toBeGreaterThan(-0.5)
        expect(x + w / 2, model).toBeLessThan(width + 0.5)
        expect(y - h / 2, model).toBeGreaterThan(-0.5)
        expect(y + h / 2, model).toBeLessThan(height / 2)
      }
      for (const { at, radius } of [...camera.lenses, ...camera.flash]) {
        const isOpen = camera.openings.some(
          ({ x, y, w, h }) =>
            Math.abs(at[0] - x) + radius <= w / 2 + 0.01 &&
            Math.abs(at[1] - y) + radius <= h / 2 + 0.01,
        )
        expect(isOpen, `${model}: lens at ${at}`).toBe(true)
      }
    }
  }
})

test('a brand that nobody has drawn has plain phones', () => {
  expect(phoneOfModel(undrawn, 'Nokia 3310').camera.family).toBe('plain-pair')
})
