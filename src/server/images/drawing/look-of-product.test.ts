import { expect, test } from 'vitest'
import { demoProducts } from '#server/catalogue/demo/products.ts'
import { coverLooks } from './earphones/cover-looks.ts'
import { girlishLooks } from './looks/girlish.ts'
import { graphicalLooks } from './looks/graphical.ts'
import { monoLooks } from './looks/mono.ts'
import { nameLooks } from './looks/names.ts'
import { siliconLooks } from './looks/silicon.ts'
import { transparentLooks } from './looks/transparent.ts'

const phoneBooks: Readonly<Record<string, object>> = {
  Transparent: transparentLooks,
  Graphical: graphicalLooks,
  'Mono colour': monoLooks,
  Silicon: siliconLooks,
  'Girlish Covers': girlishLooks,
  'Name Customization': nameLooks,
}

test.each(demoProducts.map(({ slug, caseType, brand }) => ({ slug, caseType, brand })))(
  '$slug gets the look that its name promises, and no other',
  ({ slug, caseType, brand }) => {
    const book =
      brand === 'airpods' ? coverLooks[caseType as keyof typeof coverLooks] : phoneBooks[caseType]
    expect(
      Object.keys(book ?? {}).filter((words) => `-${slug}-`.includes(`-${words}-`)),
    ).toHaveLength(1)
  },
)
