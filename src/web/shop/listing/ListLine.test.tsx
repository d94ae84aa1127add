import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { ListLine } from './ListLine.tsx'
import { brandScope, readListing } from './listing-address.ts'
import type { ListingData } from './listing-of.ts'

const model = 'Vivo Y21'

const lineOf = (total: number, ofAllModels: number, query = {}) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <ListLine
        phone={{ brand: 'vivo', model }}
        listing={
          {
            view: readListing(brandScope('vivo'), new URLSearchParams({ model, ...query })),
            total,
            ofAllModels,
            facets: { deviceModels: [] },
          } as unknown as ListingData
        }
      />
    </MemoryRouter>,
  )

test('a listing of one phone leads to all where there are more (rule: my-phone)', () => {
  expect(lineOf(6, 25)).toMatch(
    /For your Vivo Y21.*6 of 25.*<a [^>]*href="\/brand\/vivo".*Show all 25/,
  )
  expect(lineOf(6, 6)).toMatch(/For your Vivo Y21.*6 of 6/)
  expect(lineOf(6, 6)).not.toMatch(/<a |Show all/)
  expect(lineOf(6, 25, { type: 'Silicon' })).toMatch(/<a [^>]*href="\/brand\/vivo\?type=Silicon"/)
})
