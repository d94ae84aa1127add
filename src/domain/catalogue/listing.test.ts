import { expect, test } from 'vitest'
import { relTo, robotsOf } from './listing.ts'

test.each([
  '/products',
  '/products?page=2',
  '/brand/vivo',
  '/brand/vivo?page=3',
  '/brand/vivo?model=Vivo+Y21',
  '/brand/airpods?model=AirPods+1%2F2',
])('%s is indexed', (address) => {
  expect(robotsOf(address)).toBe('index')
  expect(relTo(address)).toBeUndefined()
})

test.each([
  // Page of a filtered list.
  '/brand/vivo?model=Vivo+Y21&page=2',
  // Filters in addition to a brand or a model.
  '/brand/vivo?type=Silicon',
  '/brand/vivo?type=Silicon&page=2',
  '/brand/vivo?model=Vivo+Y21&type=Silicon',
  '/brand/vivo?model=Vivo+Y21&colour=black',
  '/brand/vivo?price=under-1000',
  '/brand/vivo?sort=price',
  '/brand/vivo?page=2&sort=price',
  // Unknown parameter.
  '/brand/vivo?material=wood',
  // Model without its brand.
  '/products?model=Vivo+Y21',
  '/products?brand=vivo',
  '/products?brand=vivo&model=Vivo+Y21',
  '/products?q=black+silicone',
  '/products?type=Silicon',
  '/products?q=black&page=2',
])('%s is neither indexed nor followed', (address) => {
  expect(robotsOf(address)).toBe('noindex, nofollow')
  expect(relTo(address)).toBe('nofollow')
})
