import { describe, expect, test } from 'vitest'
import { type Brand, brandBySlug, brands } from '../brands.ts'
import { modelsOf } from './brand-models.ts'
import { modelSeries } from './model-series.ts'

const brandOf = (slug: string): Brand => {
  const brand = brandBySlug(slug)
  if (!brand) throw new Error(`no brand ${slug}`)
  return brand
}

const seriesOf = ({ slug, displayName }: Brand) => modelSeries(modelsOf(slug), displayName)

describe('series of models', () => {
  test.each([
    ['iphone', ['iPhone']],
    ['samsung', ['Galaxy S', 'Galaxy A']],
    ['vivo', ['Vivo V', 'Vivo Y', 'Vivo X']],
    ['techno', ['Tecno Spark', 'Tecno Spark Go', 'Tecno Pova']],
    ['airpods', ['AirPods']],
  ])('%s: %j', (slug, names) => {
    expect(seriesOf(brandOf(slug)).map(({ name }) => name)).toEqual(names)
  })

  test.each([
    ['iPhone XS Max', 'iPhone'],
    ['iPhone SE 2022', 'iPhone'],
    ['Pixel Fold', 'Pixel'],
    ['Tecno Pova Curve', 'Tecno Pova'],
    ['Redmi A2+', 'Redmi A'],
    ['Redmi 10', 'Redmi'],
    ['Mi A3', 'Mi'],
  ])('%s is a %s', (model, name) => {
    const all = brands.flatMap((brand) => seriesOf(brand))
    expect(all.find(({ models }) => models.includes(model))?.name).toBe(name)
  })

  test('contain every model of the brand once, in sales order', () => {
    for (const brand of brands) {
      const series = seriesOf(brand)
      const rank = (model: string) => modelsOf(brand.slug).indexOf(model)
      for (const { models } of series) {
        expect(models.map(rank)).toEqual(models.map(rank).sort((a, b) => a - b))
      }
      expect(series.flatMap(({ models }) => models).sort()).toEqual(
        [...modelsOf(brand.slug)].sort(),
      )
    }
  })

  test('a brand without numbers is one series of its name', () => {
    expect(modelSeries(['Edge', 'Razr'], 'Vivo')).toEqual([
      { name: 'Vivo', models: ['Edge', 'Razr'] },
    ])
  })
})
