export function Component() {
  return (
    <div className="page-gutter py-8">
      <h1 className="text-2xl">Checkout</h1>
    </div>
  )
}
