import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { trailTo } from '#domain/catalogue/trail.ts'
import { Breadcrumbs } from './Breadcrumbs.tsx'

const shown = (isHere: boolean) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <Breadcrumbs trail={trailTo('vivo', 'Vivo', 'Vivo Y21')} isHere={isHere} />
    </MemoryRouter>,
  )

test('a page above the current one is a link', () => {
  expect([...shown(false).matchAll(/ href="([^"]+)"/g)].map(([, href]) => href)).toEqual([
    '/',
    '/brand/vivo',
    '/brand/vivo?model=Vivo+Y21',
  ])
})

test('the current page is not a link', () => {
  expect(shown(true)).toContain('<span aria-current="page">Vivo Y21</span>')
  expect(shown(true)).not.toContain('model=')
})
