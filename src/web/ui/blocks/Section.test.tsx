import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Section } from './Section.tsx'

const headingOf = (html: string) => /<h2 id="([^"]+)"[^>]*>([^<]+)</.exec(html)

test('its heading names its landmark, under an id of its own', () => {
  const html = renderToStaticMarkup(<Section title="Status">Paid</Section>)
  const [, id, words] = headingOf(html) ?? []
  expect(words).toBe('Status')
  expect(html).toContain(`<section aria-labelledby="${id}"`)
})

test('where something leads to it the id is the one that was given', () => {
  const html = renderToStaticMarkup(
    <Section id="next-step" title="Next step" aside={<a href="/">All</a>}>
      Pack it
    </Section>,
  )
  expect(headingOf(html)?.[1]).toBe('next-step')
  expect(html).toContain('<section aria-labelledby="next-step"')
})
