import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { FittingModels } from './FittingModels.tsx'

const shown = (count: number) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <FittingModels
        brandSlug="vivo"
        deviceModels={Array.from({ length: count }, (_, index) => `Vivo Y${index}`)}
      />
    </MemoryRouter>,
  )

const links = (html: string) => html.match(/href="\/brand\/vivo\?model=Vivo\+Y\d+"/g) ?? []

test('every model leads to what fits it', () => {
  expect(links(shown(12))).toHaveLength(12)
  expect(shown(12)).not.toContain('<details')
})

test('many are folded away, and are links all the same', () => {
  const [, open = '', folded = ''] = /^(.*)<details>(.*)$/s.exec(shown(40)) ?? []
  expect(links(open)).toHaveLength(12)
  expect(links(folded)).toHaveLength(28)
  expect(folded).toContain('28 more</summary>')
})
