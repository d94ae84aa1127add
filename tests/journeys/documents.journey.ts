import { HtmlValidate } from 'html-validate'
import { pages } from '#domain/pages.ts'
import { expect, paths, test } from './support/journey.ts'

/** Rules of the HTML standard, without rules of style. */
const validator = new HtmlValidate({ extends: ['html-validate:standard'] })

test('every document conforms to the standard of HTML', async ({ backOffice, request }) => {
  const { slug, id } = await backOffice.reviewedProduct()
  const slugs: Readonly<Record<string, string>> = {
    [pages.brand.pattern]: 'iphone',
    [pages.product.pattern]: slug,
  }
  const addresses = Object.values(pages).map(({ pattern }) =>
    pattern.replace(':slug', slugs[pattern] ?? '').replace(':id', id),
  )
  for (const address of [...addresses, `${paths.products()}?q=nothing+like+this`]) {
    const document = await (await request.get(address)).text()
    const { results } = await validator.validateString(document)
    const faults = results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, line, column }) => `${ruleId} ${line}:${column} ${message}`),
    )
    expect(faults, address).toEqual([])
  }
})
