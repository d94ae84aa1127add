import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CatalogueIndex } from './catalogue-index.ts'
import { firstPerGroup, type IndexedProduct } from './products.ts'

const product = fc.record<IndexedProduct>({
  id: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
  name: fc.constantFrom('Red Rose', 'Night Sky', 'Night over a Sky', 'Blue & White'),
  description: fc.constantFrom('', 'With a rose.', 'Soft silicon, magsafe ring.'),
  nameUrdu: fc.constantFrom('', 'سرخ گلاب'),
  descriptionUrdu: fc.constantFrom('', 'گلاب والا۔'),
  brand: fc.constantFrom('vivo', 'tecno'),
  caseType: fc.constantFrom('Silicon', 'Graphical'),
  deviceModels: fc.subarray(['Vivo Y21', 'Vivo Y22', 'Tecno Spark 20']),
  colours: fc.subarray(['red', 'black']),
  family: fc.constantFrom('', 'pair'),
  drawing: fc.constantFrom('', 'ajrak'),
  paint: fc.constantFrom('', '#17171b'),
  price: fc.constantFrom(500_00, 1_200_00, 2_000_00),
  rating: fc.nat(5),
  reviewCount: fc.nat(3),
  createdAt: fc.nat(3),
})
const facets = ['brand', 'deviceModel', 'caseType', 'colour', 'price'] as const
const sorts = ['newest', 'price', '-price', 'rating'] as const

/** Everything that an index answers about its products, by their ids. */
function answersOf(index: CatalogueIndex) {
  const ids = (products: Iterable<{ readonly id: string }>) =>
    [...products].map(({ id }) => id).sort()
  return {
    all: ids(index.all()),
    orders: sorts.map((sort) => index.inOrder(sort, index.all()).map(({ id }) => id)),
    counts: facets.flatMap((facet) =>
      (['none', 'family', 'design'] as const).map((grouping) =>
        [...index.count(facet, index.all(), index.keyOf(grouping))].sort(),
      ),
    ),
    families: ['a', 'b', 'c', 'd', 'e'].map((id) => index.familyOf(id)),
    sameDesign: ['a', 'b', 'c', 'd', 'e'].map((id) => {
      const product = index.get(id)
      return product && index.designOf(product).map((member) => member.id)
    }),
    designs: firstPerGroup(index.all(), index.keyOf('design')).length,
    named: ['rose', 'night sky', 'white', 'گلاب'].map((phrase) =>
      ids(index.nameHasPhrase([phrase])),
    ),
    described: ['rose', 'silicon', 'والا'].map((phrase) => ids(index.textHasPhrase([phrase]))),
    parts: ['oft', 'mag', 'y2', 'vivo'].map((part) => ids(index.anyFieldContains(part))),
    red: ids(index.with('colour', ['red'])),
  }
}

test('an index after any changes equals one of the products that are left', () => {
  const change = fc.tuple(product, fc.boolean())
  fc.assert(
    fc.property(fc.array(change, { maxLength: 30 }), (changes) => {
      const index = new CatalogueIndex()
      const left = new Map<string, IndexedProduct>()
      for (const [one, isDeleted] of changes) {
        index.put(one.id, isDeleted ? null : one)
        // Reads between two changes, which cache orders.
        index.inOrder('newest', index.all())
        if (isDeleted) left.delete(one.id)
        else left.set(one.id, one)
      }
      const fresh = new CatalogueIndex()
      for (const one of left.values()) fresh.put(one.id, one)
      expect(answersOf(index)).toEqual(answersOf(fresh))
    }),
  )
})
