import { expect, test } from 'vitest'
import { productTitle } from './product-title.ts'

test.each([
  ['Dune Case', 'Vivo', 'Dune Case for Vivo'],
  ['Dune Case', 'Samsung Galaxy', 'Dune Case for Samsung Galaxy'],
  ['Truck Art Peacock Case for iPhone 14', 'iPhone', 'Truck Art Peacock Case for iPhone 14'],
  ['Clear Case for Galaxy S24', 'Samsung Galaxy', 'Clear Case for Galaxy S24'],
  ['Samsung-fit shell', 'Samsung Galaxy', 'Samsung-fit shell'],
  ['Redmi Note 13 Shell', 'Xiaomi/Redmi', 'Redmi Note 13 Shell'],
  ['AirPods Pro Cover', 'Airpods', 'AirPods Pro Cover'],
  ['Vivid Case', 'Vivo', 'Vivid Case for Vivo'],
  ['Pixels on Parade', 'Google Pixel', 'Pixels on Parade for Google Pixel'],
  ['★', 'Vivo', '★ for Vivo'],
])('%s of %s is titled %s', (name, brand, expected) => {
  expect(productTitle({ name, brand })).toBe(expected)
})
