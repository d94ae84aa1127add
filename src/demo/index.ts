/**
 * The demo shop: what an empty shop sells until its owner puts in products of their own. CSV tables
 * in `tables`, and drawings; this file is its one door.
 */
export { drawHero } from './pictures/hero.ts'
export { type DemoProduct, demoProducts } from './products.ts'
export { type DemoReview, demoReviews } from './reviews.ts'
