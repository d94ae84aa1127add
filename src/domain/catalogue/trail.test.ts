import { expect, test } from 'vitest'
import { modelAddress } from '#domain/paths.ts'
import { brands } from './brands.ts'
import { everyModel, modelsOf } from './models/brand-models.ts'
import { trailTo } from './trail.ts'

test.each([
  ['vivo', 'Vivo Y21', '/brand/vivo?model=Vivo+Y21'],
  ['samsung', 'Galaxy S25+', '/brand/samsung?model=Galaxy+S25%2B'],
  ['airpods', 'AirPods 1/2', '/brand/airpods?model=AirPods+1%2F2'],
])('%s, %s: %s', (slug, model, address) => {
  expect(modelAddress(slug, model)).toBe(address)
})

test('every model of the table has an address of its own', () => {
  const all = brands.flatMap(({ slug }) => modelsOf(slug).map((model) => modelAddress(slug, model)))
  expect(new Set(all).size).toBe(everyModel.length)
})

test('the trail leads from home through the brand to the model', () => {
  expect(trailTo('vivo', 'Vivo').map(({ name, path }) => [name, path])).toEqual([
    ['Home', '/'],
    ['Vivo', '/brand/vivo'],
  ])
  expect(trailTo('vivo', 'Vivo', 'Vivo Y21').at(-1)).toEqual({
    name: 'Vivo Y21',
    path: '/brand/vivo?model=Vivo+Y21',
  })
})
