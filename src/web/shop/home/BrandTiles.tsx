import { Fragment } from 'react'
import { type Brand, brands } from '#domain/catalogue/brands.ts'
import { modelsOf } from '#domain/catalogue/models/brand-models.ts'
import { paths } from '#domain/paths.ts'
import { t } from '#messages'
import { Icon } from '#web/kit/ui/Icon.tsx'
import { Link } from '#web/kit/ui/Link.tsx'
import drawings from './cameras.json' with { type: 'json' }

/** Shop by Brand: a link with the name of each brand, in two columns on a phone. */
export function BrandTiles() {
  return (
    <section aria-labelledby="brands" className="page-gutter pt-6 pb-2 sm:pt-10 sm:pb-4">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4">
        <h2 id="brands" className="text-xl sm:text-2xl">
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
      <ul className="mt-1 grid pairs gap-2 sm:mt-4 sm:gap-4 md:grid-cols-4">
        {brands.map((brand) => (
          <li key={brand.slug}>
            <Link
              to={paths.brand(brand.slug)}
              className="group flex h-full min-h-16 items-center gap-3 rounded-card border border-hairline bg-white px-3 py-1.5 transition-colors hover:border-plum sm:gap-4 sm:p-5"
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

/** Camera of a phone: its plate as x, y, width, height and radius, and its lenses as x, y and radius. */
interface Camera {
  readonly plate?: readonly number[]
  readonly lenses: readonly (readonly number[])[]
}

/** Camera layout of each brand's phones, which distinguishes their backs. */
const cameras: Readonly<Record<string, Camera>> & { readonly other: Camera } = drawings

/** A lens has a radius of 3.6 by default; one of less than two is a flash, without glass. */
function PhoneCamera({ plate, lenses }: Camera) {
  const [x, y, width, height, rx] = plate ?? []
  return (
    <>
      {plate && (
        <rect
          {...{ x, y, width, height, rx }}
          className="fill-white stroke-plum"
          strokeWidth="1.25"
        />
      )}
      {lenses.map(([x = 0, y = 0, r = 3.6]) => (
        <Fragment key={`${x} ${y}`}>
          <circle cx={x} cy={y} r={r} className="fill-plum" />
          {r >= 2 && <circle cx={x} cy={y} r={r * 0.42} className="fill-white" />}
        </Fragment>
      ))}
    </>
  )
}

/** Small drawing of the back of a brand's phone, decorative: its name is next to it. */
function BrandGlyph({ brand }: { readonly brand: Pick<Brand, 'slug' | 'kind'> }) {
  return (
    <svg viewBox="0 0 48 72" aria-hidden="true" className="h-12 w-8 shrink-0 sm:h-15 sm:w-10">
      {brand.kind === 'earphones' ? (
        <g className="fill-plum-tint stroke-plum" strokeWidth="1.5">
          <rect x="4" y="20" width="40" height="36" rx="15" />
          <path d="M4 34h16M28 34h16" fill="none" />
          <path d="M20 32h8v4h-8z" className="fill-white" />
          <circle cx="24" cy="44" r="1.6" className="fill-plum" stroke="none" />
        </g>
      ) : (
        <>
          <rect
            x="4"
            y="4"
            width="40"
            height="66"
            rx="9"
            className="fill-plum-tint stroke-plum"
            strokeWidth="1.5"
          />
          <PhoneCamera {...(cameras[brand.slug] ?? cameras.other)} />
        </>
      )}
    </svg>
  )
}
