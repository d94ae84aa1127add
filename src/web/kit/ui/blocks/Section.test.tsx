import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Section } from './Section.tsx'

const headingOf = (html: string) => /<h2 id="([^"]+)"[^>]*>([^<]+)</.exec(html)

test('the heading labels the landmark by a generated id', () => {
  const html = renderToStaticMarkup(<Section title="Status">Paid</Section>)
  const [, id, words] = headingOf(html) ?? []
  expect(words).toBe('Status')
  expect(html).toContain(`<section aria-labelledby="${id}"`)
})

test('a given id is the id of the heading', () => {
  const html = renderToStaticMarkup(
    <Section id="next-step" title="Next step" aside={<a href="/">All</a>}>
      Pack it
    </Section>,
  )
  expect(headingOf(html)?.[1]).toBe('next-step')
  expect(html).toContain('<section aria-labelledby="next-step"')
})
