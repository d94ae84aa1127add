/**
 * A text whose range stays on one line: browsers would break '10-12 days' after its hyphen, with which
 * the shop writes it (rule: delivery-days).
 */
export function Unbroken({ children }: { readonly children: string }) {
  const [before, range, after] = children.split(/(\b\d+-\d+)/)
  if (!range) return children
  return (
    <>
      {before}
      <span className="whitespace-nowrap">{range}</span>
      {after}
    </>
  )
}
