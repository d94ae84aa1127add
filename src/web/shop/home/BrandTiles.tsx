import { Fragment } from 'react'
import { Link } from 'react-router'
import { brands } from '#domain/catalogue/brands.ts'
import { modelsOf } from '#domain/catalogue/models/brand-models.ts'
import { paths } from '#domain/paths.ts'
import { t } from '#messages'
import { Icon } from '#web/kit/ui/Icon.tsx'
import { BrandGlyph } from './BrandGlyph.tsx'

/** Shop by Brand: a link with the name of each brand, in two columns on a phone. */
export function BrandTiles() {
  return (
    <section aria-labelledby="brands" className="page-gutter py-8 sm:py-12">
      <div className="flex flex-wrap items-end justify-between gap-x-4">
        <h2 id="brands" className="text-2xl">
          {t.home.shopByBrand}
        </h2>
        <Link
          to={paths.products()}
          className="inline-flex min-h-11 items-center gap-1 whitespace-nowrap font-semibold text-plum text-sm underline-offset-4 hover:underline"
        >
          {t.common.allCases}
          <Icon name="chevron" className="size-4" />
        </Link>
      </div>
      <ul className="mt-4 grid pairs gap-3 sm:gap-4 md:grid-cols-4">
        {brands.map((brand) => (
          <li key={brand.slug}>
            <Link
              to={paths.brand(brand.slug)}
              className="group flex h-full min-h-24 items-center gap-3 rounded-card border border-hairline bg-white p-3 transition-colors hover:border-plum sm:gap-4 sm:p-5"
            >
              <BrandGlyph brand={brand} />
              <span className="min-w-0">
                <span className="block font-semibold leading-tight group-hover:text-plum sm:text-lg">
                  <BrandName name={brand.displayName} />
                </span>
                <span className="mt-0.5 block text-muted text-xs">
                  {t.home.models({ count: modelsOf(brand.slug).length })}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** 'Xiaomi/Redmi' may break after its slash, not within a word. */
function BrandName({ name }: { readonly name: string }) {
  const [first = '', ...others] = name.split('/')
  return (
    <>
      {first}
      {others.map((other) => (
        <Fragment key={other}>
          /<wbr />
          {other}
        </Fragment>
      ))}
    </>
  )
}
