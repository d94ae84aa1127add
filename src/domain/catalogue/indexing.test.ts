import { expect, test } from 'vitest'
import { relTo, robotsOf } from './indexing.ts'

test.each([
  '/products',
  '/products?page=2',
  '/brand/vivo',
  '/brand/vivo?page=3',
  '/brand/vivo?model=Vivo+Y21',
  '/brand/airpods?model=AirPods+1%2F2',
])('%s is found from outside', (address) => {
  expect(robotsOf(address)).toBe('index')
  expect(relTo(address)).toBeUndefined()
})

test.each([
  // A page of a filter.
  '/brand/vivo?model=Vivo+Y21&page=2',
  // Filters beside a brand or a model.
  '/brand/vivo?type=Silicon',
  '/brand/vivo?type=Silicon&page=2',
  '/brand/vivo?model=Vivo+Y21&type=Silicon',
  '/brand/vivo?model=Vivo+Y21&colour=black',
  '/brand/vivo?price=under-1000',
  '/brand/vivo?sort=price',
  '/brand/vivo?page=2&sort=price',
  // A parameter that nobody has thought of yet.
  '/brand/vivo?material=wood',
  // A model is a brand's.
  '/products?model=Vivo+Y21',
  '/products?brand=vivo',
  '/products?brand=vivo&model=Vivo+Y21',
  '/products?q=black+silicone',
  '/products?type=Silicon',
  '/products?q=black&page=2',
])('%s is neither listed nor followed', (address) => {
  expect(robotsOf(address)).toBe('noindex, nofollow')
  expect(relTo(address)).toBe('nofollow')
})
