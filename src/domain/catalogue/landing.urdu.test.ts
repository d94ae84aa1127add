import { expect, test } from 'vitest'
import { inUrdu } from '#testing/in-urdu.ts'
import { brandBySlug } from './brands.ts'
import { type BrandListing, landingWords } from './landing.ts'
import { landingDescription } from './landing-description.ts'

const vivo = brandBySlug('vivo')
const listing: BrandListing = {
  view: { model: 'Vivo Y21', type: '', page: 2 },
  total: 25,
  modelCount: 120,
  lowestPrice: 809,
}

/** Text without the isolates around its arguments. */
const plain = (text: string) => text.replace(/[\u2068\u2069]/g, '')

test(
  'the texts of a landing page are in Urdu',
  inUrdu(() => {
    if (!vivo) throw new Error('no Vivo')
    const { title, heading, sentence } = landingWords(vivo, listing, false)
    expect(plain(title)).toBe('Vivo Y21 کے کور اور کیس، قیمت Rs. 809 سے شروع، صفحہ 2')
    expect(plain(heading)).toBe('Vivo Y21 کے کیس')
    expect(plain(sentence)).toBe('Vivo Y21 کے لیے 25 ڈیزائن، قیمت Rs.\u00A0809 سے، کیش آن ڈیلیوری۔')
    expect(plain(landingDescription(vivo, listing))).toMatch(
      /^صفحہ 2: Vivo Y21 کے لیے 25 ڈیزائن، قیمت Rs\. 809 سے۔ پورے پاکستان میں/,
    )
  }),
)
