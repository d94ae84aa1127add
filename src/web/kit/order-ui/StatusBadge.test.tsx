import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { type ShownStatus, statusLabels } from '#domain/orders/status.ts'
import { StatusBadge } from './StatusBadge.tsx'

const statuses = Object.keys(statusLabels()) as ShownStatus[]

test('each status has its words and a glyph of its own, so that no colour is needed', () => {
  const badges = statuses.map((status) => renderToStaticMarkup(<StatusBadge status={status} />))
  for (const [index, status] of statuses.entries()) {
    expect(badges[index]).toContain(statusLabels()[status])
  }
  const glyphs = badges.map((badge) => /<svg.*<\/svg>/.exec(badge)?.[0])
  expect(new Set(glyphs).size).toBe(statuses.length)
  expect(glyphs).not.toContain(undefined)
})
