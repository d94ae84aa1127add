import { type DemoCustomer, demoCustomers } from './customers.ts'
import { type DemoProduct, demoProducts } from './products.ts'
import { oneOf, seededRandom, shuffled } from './random.ts'
import { afterthoughts, criticism, praise, type Remarks } from './review-words.ts'

/** A review of the demo catalogue; product and customer by the names they are stored under. */
export interface DemoReview {
  readonly productSlug: string
  readonly customerEmail: string
  readonly rating: number
  readonly comment: string
  readonly createdAt: Date
}

const DAY = 24 * 60 * 60 * 1000

/** Nobody reviews a case before it has arrived. */
const DAYS_BEFORE_FIRST_REVIEW = 13

/** Reviews are spread over the year before the shop is filled. */
const OLDEST_REVIEW_DAYS = 365

/**
 * The reviews of the demo catalogue, as they would stand at a moment: the same words and stars
 * every time, dated backwards from `at`. One customer reviews a product at most once, nobody
 * repeats a sentence on one product, and no two reviews are the same.
 */
export function demoReviews(at: Date): DemoReview[] {
  const written = new Set<string>()
  return demoProducts.flatMap((product) => reviewsOf(product, at, written))
}

function reviewsOf(product: DemoProduct, at: Date, written: Set<string>): DemoReview[] {
  const random = seededRandom(`reviews of ${product.slug}`)
  const window = Math.min(product.daysOnSale, OLDEST_REVIEW_DAYS) - DAYS_BEFORE_FIRST_REVIEW
  if (window <= 0) return []
  const quality = random()
  const said = new Set<string>()
  return shuffled(demoCustomers, random)
    .slice(0, reviewCount(random()))
    .map((customer) => {
      const rating = ratingAt(random() * 0.7 + quality * 0.3)
      return {
        productSlug: product.slug,
        customerEmail: customer.email,
        rating,
        comment: comment(product, customer, rating, random, said, written),
        createdAt: new Date(at.getTime() - Math.ceil((0.2 + random() * window) * DAY)),
      }
    })
}

/** How many people wrote: a fifth of the products has none, most a few, some many. */
function reviewCount(luck: number): number {
  if (luck < 0.2) return 0
  return luck < 0.85 ? 1 + Math.floor((luck - 0.2) * 6) : 5 + Math.floor((luck - 0.85) * 33)
}

/** Stars for a mood between 0 and 1; most people are content. */
function ratingAt(mood: number): number {
  if (mood < 0.07) return 1
  if (mood < 0.13) return 2
  if (mood < 0.24) return 3
  return mood < 0.5 ? 4 : 5
}

function comment(
  product: DemoProduct,
  customer: DemoCustomer,
  rating: number,
  random: () => number,
  said: Set<string>,
  written: Set<string>,
): string {
  const inEnglish = customer.voice === 'both' ? random() < 0.5 : customer.voice === 'english'
  const model = oneOf(product.deviceModels, random)
  const pick = (remarks: Remarks) => {
    const all = inEnglish ? remarks.english : remarks.romanUrdu
    const fresh = all.filter((sentence) => !said.has(sentence))
    const sentence = oneOf(fresh.length > 0 ? fresh : all, random)
    said.add(sentence)
    return sentence.replaceAll('{model}', model).replaceAll('{city}', customer.city)
  }
  const kind = product.brand === 'airpods' ? 'earphones' : 'phone'
  const ending = afterthoughts(kind, rating)
  let text = pick(rating >= 4 ? praise(kind, product.caseType) : criticism(kind, rating))
  if (random() < (rating >= 4 ? 0.75 : 0.4)) text = `${text} ${pick(ending)}`
  while (written.has(text)) text = `${text} ${pick(ending)}`
  written.add(text)
  return text
}
