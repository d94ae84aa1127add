import { expect, test } from 'vitest'
import { brandBySlug } from '#domain/catalogue/brands.ts'
import { footerBrands } from './footer-brands.ts'

test('the footer calls its brands by their names', () => {
  for (const { slug, name } of footerBrands) expect(brandBySlug(slug)?.displayName).toBe(name)
})
