/** Keeps a range on one line: '10-12 days' would break after its hyphen (rule: delivery-days). */
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
