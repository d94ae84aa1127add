export function Component() {
  return (
    <div className="page-gutter py-8">
      <h1 className="text-2xl">Cart</h1>
    </div>
  )
}
