import { NavLink } from 'react-router'
import { paths } from '#domain/paths.ts'
import { Icon } from '#web/kit/ui/Icon.tsx'
import { cartName, useCartCount } from '#web/shop/store/cart-count.ts'

/** Link to the cart, with the number of pieces in it. */
export function CartLink() {
  const count = useCartCount()
  return (
    <NavLink
      to={paths.cart()}
      aria-label={cartName(count)}
      className="bar-cart relative grid size-11 place-items-center rounded-control text-ink transition-colors hover:bg-plum-tint hover:text-plum aria-[current=page]:text-plum"
    >
      <Icon name="cart" className="size-6" />
      {count > 0 && (
        <span
          key={count}
          className="absolute end-0 top-0 grid h-5 min-w-5 animate-pulse-once place-items-center rounded-chip bg-plum px-1 font-semibold text-white text-xs leading-none tabular-nums"
        >
          {count > 99 ? '99+' : count}
        </span>
      )}
    </NavLink>
  )
}
