import { expect, test } from 'vitest'
import { demoProducts } from '#demo/products.ts'
import { coverLooks } from '#studio/earphones/cover-looks.ts'
import { phoneLooks } from '#studio/looks/phone-looks.ts'

test.each(demoProducts.map(({ slug, caseType, brand }) => ({ slug, caseType, brand })))(
  '$slug gets the look that its name promises, and no other',
  ({ slug, caseType, brand }) => {
    const book = brand === 'airpods' ? coverLooks[caseType] : phoneLooks[caseType]
    expect(
      Object.keys(book ?? {}).filter((words) => `-${slug}-`.includes(`-${words}-`)),
    ).toHaveLength(1)
  },
)
