import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { inUrdu } from '#testing/in-urdu.ts'
import { FilterChips } from './FilterChips.tsx'
import { filterLabel } from './filter-label.ts'

test(
  'the chips of filters are in Urdu, with the colour and the price step',
  inUrdu(() => {
    const chips = [
      filterLabel({ kind: 'colour', value: 'navy' }, undefined),
      filterLabel({ kind: 'price', value: 'under-1000' }, undefined),
    ].map((label) => ({ key: label, label, remove: () => undefined }))
    const html = renderToStaticMarkup(
      <FilterChips chips={chips} onClearAll={() => undefined} onLastGone={() => undefined} />,
    )
    expect(html).toContain('فلٹر ہٹائیں: </span>\u2068نیوی بلیو\u2069')
    expect(html).toContain('\u2068Rs. 1,000\u2069 سے کم')
  }),
)
