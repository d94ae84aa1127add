import type { ReactNode } from 'react'
import type { Brand, BrandSlug } from '#domain/catalogue/brands.ts'

const lens = (x: number, y: number, r = 3.6) => (
  <>
    <circle cx={x} cy={y} r={r} className="fill-plum" />
    <circle cx={x} cy={y} r={r * 0.42} className="fill-white" />
  </>
)

const plate = (x: number, y: number, width: number, height: number, radius: number) => (
  <rect
    x={x}
    y={y}
    width={width}
    height={height}
    rx={radius}
    className="fill-white stroke-plum"
    strokeWidth="1.25"
  />
)

/** Camera layout of each brand's phones, which distinguishes their backs. */
const cameras: Readonly<Partial<Record<BrandSlug, ReactNode>>> = {
  iphone: (
    <>
      {plate(9, 9, 21, 21, 6.5)}
      {lens(15.2, 15.2)}
      {lens(15.2, 23.8)}
      {lens(23.8, 19.5)}
    </>
  ),
  samsung: (
    <>
      {lens(15, 14, 4)}
      {lens(15, 24.5, 4)}
      {lens(15, 35, 4)}
      {lens(24.5, 19, 2)}
    </>
  ),
  vivo: (
    <>
      {plate(9.5, 9, 14, 30, 7)}
      {lens(16.5, 16.5, 4.2)}
      {lens(16.5, 28, 4.2)}
    </>
  ),
  techno: (
    <>
      {plate(8.5, 9, 31, 14, 7)}
      {lens(16, 16, 4)}
      {lens(27.5, 16, 4)}
      <circle cx="35" cy="16" r="1.3" className="fill-plum" />
    </>
  ),
  infinix: (
    <>
      {plate(9, 9, 17, 24, 4)}
      {lens(17.5, 15.8, 4)}
      {lens(17.5, 26, 4)}
      <circle cx="30.5" cy="13" r="1.5" className="fill-plum" />
    </>
  ),
  googlepixel: (
    <>
      <path d="M4.5 14h39v11h-39z" className="fill-white stroke-plum" strokeWidth="1.25" />
      {lens(15, 19.5)}
      {lens(24, 19.5)}
      <circle cx="34" cy="19.5" r="1.5" className="fill-plum" />
    </>
  ),
  xiaomi: (
    <>
      {plate(9, 9, 23, 23, 7)}
      {lens(15.8, 15.8, 3.4)}
      {lens(25.2, 15.8, 3.4)}
      {lens(15.8, 25.2, 3.4)}
      {lens(25.2, 25.2, 3.4)}
    </>
  ),
}

/** Camera of a brand without an entry in `cameras`. */
const plainCamera = (
  <>
    {plate(9.5, 9, 13, 24, 6.5)}
    {lens(16, 16)}
    {lens(16, 26)}
  </>
)

/** Small drawing of the back of a brand's phone, decorative: its name is next to it. */
export function BrandGlyph({ brand }: { readonly brand: Pick<Brand, 'slug' | 'kind'> }) {
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
