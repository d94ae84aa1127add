import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { shopFacts } from '#config'
import { helpSections } from '#domain/settings/help.ts'
import { inUrdu } from '#testing/in-urdu.ts'
import { ShopProvider } from '#web/kit/page/shop-context.ts'
import { Component } from './HelpPage.tsx'

test(
  'the help page is in Urdu, with figures and handles isolated from its direction',
  inUrdu(() => {
    const html = renderToStaticMarkup(
      <MemoryRouter>
        <ShopProvider value={{ ...shopFacts, about: '', street: '' }}>
          <Component />
        </ShopProvider>
      </MemoryRouter>,
    )
    expect(html).toContain('>مدد</h1>')
    expect(html).toContain('جواب \u206824\u2069 گھنٹے')
    expect(html).toContain(`<bdi dir="ltr">\u2068@${shopFacts.handle}\u2069</bdi> کو میسج کریں`)
    for (const { title, paragraphs } of helpSections()) {
      expect(title).toMatch(/؟$/)
      for (const paragraph of paragraphs) expect(paragraph).toMatch(/^[\u0600-\u06ff]/)
    }
  }),
)
