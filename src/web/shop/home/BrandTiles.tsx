import { Fragment, type ReactNode } from 'react'
import { Link } from 'react-router'
import { type Brand, type BrandSlug, brands } from '#domain/catalogue/brands.ts'
import { modelsOf } from '#domain/catalogue/models/brand-models.ts'
import { paths } from '#domain/paths.ts'
import { t } from '#messages'
import { Icon } from '#web/kit/ui/Icon.tsx'

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

type Plate = readonly [x: number, y: number, width: number, height: number, radius: number]
/** A lens has a radius of 3.6 by default; one of less than two is a flash, without glass. */
type Lens = readonly [x: number, y: number, radius?: number]

const camera = (plate: Plate | null, ...lenses: readonly Lens[]) => (
  <>
    {plate && (
      <rect
        x={plate[0]}
        y={plate[1]}
        width={plate[2]}
        height={plate[3]}
        rx={plate[4]}
        className="fill-white stroke-plum"
        strokeWidth="1.25"
      />
    )}
    {lenses.map(([x, y, r = 3.6]) => (
      <Fragment key={`${x} ${y}`}>
        <circle cx={x} cy={y} r={r} className="fill-plum" />
        {r >= 2 && <circle cx={x} cy={y} r={r * 0.42} className="fill-white" />}
      </Fragment>
    ))}
  </>
)

/** Camera layout of each brand's phones, which distinguishes their backs. */
const cameras: Readonly<Partial<Record<BrandSlug, ReactNode>>> = {
  iphone: camera([9, 9, 21, 21, 6.5], [15.2, 15.2], [15.2, 23.8], [23.8, 19.5]),
  samsung: camera(null, [15, 14, 4], [15, 24.5, 4], [15, 35, 4], [24.5, 19, 2]),
  vivo: camera([9.5, 9, 14, 30, 7], [16.5, 16.5, 4.2], [16.5, 28, 4.2]),
  techno: camera([8.5, 9, 31, 14, 7], [16, 16, 4], [27.5, 16, 4], [35, 16, 1.3]),
  infinix: camera([9, 9, 17, 24, 4], [17.5, 15.8, 4], [17.5, 26, 4], [30.5, 13, 1.5]),
  googlepixel: camera([4.5, 14, 39, 11, 0], [15, 19.5], [24, 19.5], [34, 19.5, 1.5]),
  xiaomi: camera(
    [9, 9, 23, 23, 7],
    [15.8, 15.8, 3.4],
    [25.2, 15.8, 3.4],
    [15.8, 25.2, 3.4],
    [25.2, 25.2, 3.4],
  ),
}

/** Camera of a brand without an entry in `cameras`. */
const plainCamera = camera([9.5, 9, 13, 24, 6.5], [16, 16], [16, 26])

/** Small drawing of the back of a brand's phone, decorative: its name is next to it. */
function BrandGlyph({ brand }: { readonly brand: Pick<Brand, 'slug' | 'kind'> }) {
  return (
    <svg viewBox="0 0 48 72" width="40" height="60" aria-hidden="true" className="shrink-0">
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
          {cameras[brand.slug] ?? plainCamera}
        </>
      )}
    </svg>
  )
}
