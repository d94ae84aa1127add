/**
 * Demo catalogue: sample products of an empty shop until its owner adds their own, from the CSV tables
 * in `tables` and drawings. This file is the folder's only entry point.
 */
export { type DemoProduct, demoProducts } from './products.ts'
export { type DemoReview, demoReviews } from './reviews.ts'
