import { useId } from 'react'
import { useNavigate } from 'react-router'
import { brandBySlug } from '#domain/catalogue/brands.ts'
import { controlBorder, controlLook } from '#web/ui/Field.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { useQuery, withQuery } from '../frame/list-address.ts'

interface BrandFilterProps {
  /** Brands by slug with the number of products that each would show. */
  readonly choices: readonly { readonly value: string; readonly count: number }[]
}

/** Keeps the list to one brand; kept in the address as `brand`. */
export function BrandFilter({ choices }: BrandFilterProps) {
  const query = useQuery()
  const navigate = useNavigate()
  const id = useId()
  const choose = (slug: string) =>
    navigate(withQuery(query, { brand: slug, page: null }), {
      replace: true,
      preventScrollReset: true,
    })
  return (
    <div className="relative w-full sm:w-64">
      <label htmlFor={id} className="sr-only">
        Brand
      </label>
      <select
        id={id}
        value={query.get('brand') ?? ''}
        onChange={(event) => void choose(event.currentTarget.value)}
        className={`${controlLook} ${controlBorder(false)} appearance-none pe-11`}
      >
        <option value="">All brands</option>
        {choices.map(({ value, count }) => (
          <option key={value} value={value}>
            {brandBySlug(value)?.displayName ?? value} ({count})
          </option>
        ))}
      </select>
      <Icon name="down" className="pointer-events-none absolute inset-y-0 end-3.5 my-auto" />
    </div>
  )
}
