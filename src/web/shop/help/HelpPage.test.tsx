import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { shopFacts } from '#config'
import { helpSections } from '#domain/settings/help.ts'
import { inUrdu } from '#testing/in-urdu.ts'
import { ShopProvider } from '#web/kit/page/shop-context.ts'
import { Component } from './HelpPage.tsx'

const page = (words: { readonly about?: string; readonly street?: string }) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <ShopProvider value={{ ...shopFacts, ...words }}>
        <Component />
      </ShopProvider>
    </MemoryRouter>,
  )

/** (rule: help) */
test('shows the owner and the place of the shop, once they are set', () => {
  const html = page({ about: 'Two <b>sisters</b>.\n\nSince 2019.', street: 'Shop 14' })
  expect(html).toContain(`Who runs ${shopFacts.name}`)
  expect(html).toContain('>Two &lt;b&gt;sisters&lt;/b&gt;.</p>')
  expect(html).toContain('>Since 2019.</p>')
  expect(html).toContain(`<bdi>Shop 14</bdi>, ${shopFacts.city}`)
  expect(page({})).not.toMatch(/Who runs|<address/)
})

test(
  'the help page is in Urdu, with figures and handles isolated from its direction',
  inUrdu(() => {
    const html = page({ about: '', street: '' })
    expect(html).toContain('>مدد</h1>')
    expect(html).toContain('جواب \u206824\u2069 گھنٹے')
    expect(html).toContain(`<bdi dir="ltr">\u2068@${shopFacts.handle}\u2069</bdi> کو میسج کریں`)
    for (const { title, paragraphs } of helpSections()) {
      expect(title).toMatch(/؟$/)
      for (const paragraph of paragraphs) expect(paragraph).toMatch(/^[\u0600-\u06ff]/)
    }
  }),
)
