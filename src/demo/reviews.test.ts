import { describe, expect, test } from 'vitest'
import { DAY } from '#domain/text/units.ts'
import { demoProducts } from './products.ts'
import { demoAuthors } from './review-words.ts'
import { demoReviews } from './reviews.ts'

const at = new Date('2026-11-21T10:00:00Z')
const reviews = demoReviews(at)
const reviewsOf = (slug: string) => reviews.filter((review) => review.productSlug === slug)

describe('every review', () => {
  test('has one to five stars and 1 to 1,000 characters without an unfilled placeholder', () => {
    for (const { rating, comment, commentUrdu } of reviews) {
      // Begins with a letter of Urdu, from which its direction is derived.
      expect(commentUrdu).toMatch(/^\p{Script=Arabic}[^{}]+$/u)
      expect([1, 2, 3, 4, 5]).toContain(rating)
      expect(comment.trim()).toBe(comment)
      expect(comment.length).toBeGreaterThanOrEqual(1)
      expect(comment.length).toBeLessThanOrEqual(1000)
      expect(comment).not.toMatch(/[{}]|undefined/)
    }
  })

  test('is by a sample author on a product of the catalogue, once per product and in words of its own', () => {
    const pairs = reviews.map((review) => `${review.productSlug} ${review.author}`)
    expect(new Set(pairs).size).toBe(pairs.length)
    expect(new Set(reviews.map(({ comment }) => comment)).size).toBe(reviews.length)
    const slugs = new Set(demoProducts.map(({ slug }) => slug))
    const names = new Set(demoAuthors.map(({ name }) => name))
    for (const review of reviews) {
      expect(slugs).toContain(review.productSlug)
      expect(names).toContain(review.author)
    }
  })

  test('is dated in the last year, after the product could have arrived', () => {
    const age = new Map(demoProducts.map((product) => [product.slug, product.daysOnSale]))
    for (const { productSlug, createdAt } of reviews) {
      const days = (at.getTime() - createdAt.getTime()) / DAY
      expect(days).toBeGreaterThan(0)
      expect(days).toBeLessThanOrEqual(365)
      expect(days).toBeLessThanOrEqual((age.get(productSlug) ?? 0) - 10)
    }
  })
})

test('reviews of earphone covers mention no screen, button or phone', () => {
  for (const { slug } of demoProducts.filter(({ brand }) => brand === 'airpods')) {
    for (const { comment, commentUrdu } of reviewsOf(slug)) {
      expect(comment).not.toMatch(/screen|button|phone/i)
      expect(commentUrdu).not.toMatch(/اسکرین|بٹن|فون/)
    }
  }
})

test('most ratings are good, a few are bad, and some products have no review', () => {
  const share = (from: number, to: number) =>
    reviews.filter(({ rating }) => rating >= from && rating <= to).length / reviews.length
  expect(share(4, 5)).toBeGreaterThan(0.75)
  expect(share(1, 2)).toBeGreaterThan(0.01)
  expect(share(1, 2)).toBeLessThan(0.1)
  const without = demoProducts.filter(({ slug }) => reviewsOf(slug).length === 0)
  expect(without.length).toBeGreaterThan(demoProducts.length / 2)
  expect(without.length).toBeLessThan((demoProducts.length * 2) / 3)
  expect(reviews.length).toBeLessThan(1_500)
})
