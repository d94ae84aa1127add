export function Component() {
  return (
    <div className="page-gutter py-8">
      <h1 className="text-2xl">Payment instructions</h1>
    </div>
  )
}
