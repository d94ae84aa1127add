import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { FittingModels } from './CaseStory.tsx'

const shown = (count: number) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <FittingModels
        brand="Vivo"
        brandSlug="vivo"
        deviceModels={Array.from({ length: count }, (_, index) => `Vivo Y${index}`)}
      />
    </MemoryRouter>,
  )

test.each([
  [1, 'Fits Vivo Y0'],
  [40, 'Fits 40 Vivo models'],
])('%i models are folded behind their number, and are links all the same', (count, words) => {
  const [, summary = '', folded = ''] =
    /<summary[^>]*>(.*)<\/summary>(.*)$/s.exec(shown(count)) ?? []
  expect(summary).toContain(words)
  expect(folded.match(/href="\/brand\/vivo\?model=Vivo\+Y\d+"/g)).toHaveLength(count)
})
