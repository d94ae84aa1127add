import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { brandScope, readListing } from './listing-address.ts'
import type { ListingData } from './listing-of.ts'
import { PhoneLine } from './UnderHeading.tsx'

const model = 'Vivo Y21'

const lineOf = (total: number, ofAllModels: number) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <PhoneLine
        phone={{ brand: 'vivo', model }}
        listing={
          {
            view: readListing(brandScope('vivo'), new URLSearchParams({ model })),
            total,
            ofAllModels,
          } as ListingData
        }
      >
        In every colour
      </PhoneLine>
    </MemoryRouter>,
  )

test('a listing of one phone leads to all where there are more (rule: my-phone)', () => {
  expect(lineOf(6, 25)).toMatch(
    /<a [^>]*href="\/brand\/vivo".*Cases for your Vivo Y21.*Show all 25/,
  )
  expect(lineOf(6, 6)).toContain('Cases for your Vivo Y21')
  expect(lineOf(6, 6)).not.toMatch(/<a |Show all/)
})
