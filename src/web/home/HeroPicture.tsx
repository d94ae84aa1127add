/** Three cases, fanned. */
export function HeroPicture() {
  return <div className="relative min-h-64 bg-paper lg:min-h-full" />
}
