import { type Random, seeded } from '@khol/studio'
import { brandBySlug } from '#domain/catalogue/brands.ts'
import { DAY } from '#domain/text/units.ts'
import { type DemoProduct, demoProducts } from './products.ts'
import { type DemoAuthor, type DemoSentence, demoAuthors, sentencesOf } from './review-words.ts'

/** A sample review, with the slug of its stored product (rule: samples). */
export interface DemoReview {
  readonly productSlug: string
  readonly author: string
  readonly rating: number
  readonly comment: string
  readonly commentUrdu: string
  readonly createdAt: Date
}

/** Days between an order and the first review: a case must have arrived. */
const DAYS_BEFORE_FIRST_REVIEW = 13

/** Maximum age of a review: they are spread over the year before `at`. */
const OLDEST_REVIEW_DAYS = 365

/**
 * Reviews of the demo catalogue as of a time: the same words and stars every time, dated backwards
 * from `at`. An author reviews a product at most once, no sentence is repeated on one product, and
 * no two reviews are equal.
 */
export function demoReviews(at: Date): DemoReview[] {
  const written = new Set<string>()
  return demoProducts.flatMap((product) => reviewsOf(product, at, written))
}

function reviewsOf(product: DemoProduct, at: Date, written: Set<string>): DemoReview[] {
  const random = seeded(`reviews of ${product.slug}`)
  const window = Math.min(product.daysOnSale, OLDEST_REVIEW_DAYS) - DAYS_BEFORE_FIRST_REVIEW
  if (window <= 0) return []
  const quality = random.next()
  const used = new Set<DemoSentence>()
  return shuffled(demoAuthors, random)
    .slice(0, reviewCount(random.next()))
    .map((author) => {
      const rating = ratingAt(random.next() * 0.7 + quality * 0.3)
      return {
        productSlug: product.slug,
        author: author.name,
        rating,
        ...comment(product, author, rating, random, used, written),
        createdAt: new Date(at.getTime() - Math.ceil((0.2 + random.next() * window) * DAY)),
      }
    })
}

/**
 * Number of reviews of a product: none for three fifths, few for most others, many for some. A
 * design has reviews on some of its brands, as in a shop that sells some phones' cases more.
 */
function reviewCount(luck: number): number {
  if (luck < 0.6) return 0
  return luck < 0.925 ? 1 + Math.floor((luck - 0.6) * 12) : 5 + Math.floor((luck - 0.925) * 66)
}

/** Stars for a random number between 0 and 1; most are 4 or 5. */
function ratingAt(mood: number): number {
  if (mood < 0.07) return 1
  if (mood < 0.13) return 2
  if (mood < 0.24) return 3
  return mood < 0.5 ? 4 : 5
}

function comment(
  product: DemoProduct,
  author: DemoAuthor,
  rating: number,
  random: Random,
  used: Set<DemoSentence>,
  written: Set<string>,
): Pick<DemoReview, 'comment' | 'commentUrdu'> {
  const language =
    author.language !== 'both' ? author.language : random.next() < 0.5 ? 'english' : 'roman-urdu'
  const model = random.pick(product.deviceModels)
  const pick = (sentences: readonly DemoSentence[]) => {
    const fresh = sentences.filter((sentence) => !used.has(sentence))
    const sentence = random.pick(fresh.length > 0 ? fresh : sentences)
    used.add(sentence)
    return sentence
  }
  const kind = brandBySlug(product.brand)?.kind ?? 'phone'
  const occasion = { kind, caseType: product.caseType, rating, language }
  const { beginnings, endings } = sentencesOf(occasion)
  const chosen = [pick(beginnings)]
  if (random.next() < (rating >= 4 ? 0.75 : 0.4)) chosen.push(pick(endings))
  const text = (language: keyof DemoSentence, city: string) =>
    chosen
      .map((sentence) => sentence[language])
      .join(' ')
      .replaceAll('{model}', model)
      .replaceAll('{city}', city)
  while (written.has(text('own', author.city))) chosen.push(pick(endings))
  const own = text('own', author.city)
  written.add(own)
  return { comment: own, commentUrdu: text('urdu', author.cityUrdu) }
}

function shuffled<T>(items: readonly T[], random: Random): T[] {
  return items
    .map((item) => ({ item, rank: random.next() }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ item }) => item)
}
