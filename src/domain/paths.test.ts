import { expect, expectTypeOf, test } from 'vitest'
import { pages } from './pages.ts'
import { modelAddress, paths, productAddress } from './paths.ts'

test('a page’s address is its pattern with escaped parameters', () => {
  expect(paths.home()).toBe('/')
  expect(paths.orders()).toBe('/orders')
  expect(paths.payment('42')).toBe('/orders/payment/42')
  expect(paths.adminEditProduct('a/b?c')).toBe('/admin/products/a%2Fb%3Fc/edit')
})

test('the pattern determines the number of parameters', () => {
  expectTypeOf(paths.orders).parameters.toEqualTypeOf<[]>()
  expectTypeOf(paths.order).parameters.toEqualTypeOf<[string]>()
  expectTypeOf(paths.adminEditProduct).parameters.toEqualTypeOf<[string]>()
})

/** The table of routes of the specification. */
const specified = `
  / /login /register /brand/:slug /products/:slug /cart /checkout /track-order /orders/:id
  /orders/payment/:id /orders /profile /admin/dashboard /admin/orders /admin/orders/:id
  /admin/products /admin/products/new /admin/products/:id/edit /admin/users`

/** Further pages of the shop (rule: pages). */
const further = `
  /products /collections/:slug /help /wishlist /reset-password /admin/settings /admin/activity
  /admin/insights /admin/parcels /admin/settlements /admin/products/import`

// 'Any unknown path redirects to /.'
test('the pages are those of the specification and the further ones, and no others', () => {
  const patterns = Object.values(pages).map(({ pattern }) => pattern)
  expect(patterns.sort()).toEqual(`${specified} ${further}`.trim().split(/\s+/).sort())
})

test('all pages have different addresses', () => {
  const patterns = Object.values(pages).map(({ pattern }) => pattern.replace(/:\w+/g, ':'))
  expect(new Set(patterns).size).toBe(patterns.length)
})

test('a model is appended to an address as its parameter', () => {
  expect(productAddress('monsoon', 'Galaxy S21+')).toBe('/products/monsoon?model=Galaxy+S21%2B')
  expect(productAddress('monsoon', '')).toBe('/products/monsoon')
  expect(modelAddress('samsung', 'Galaxy S21')).toBe('/brand/samsung?model=Galaxy+S21')
})
