import { modelAddress, paths } from '#domain/paths.ts'

/** Page in a breadcrumb trail. */
export interface Crumb {
  readonly name: string
  readonly path: string
}

/** Breadcrumb trail from home to a brand's cases, or to those for one of its models. */
export function trailTo(brandSlug: string, brandName: string, model = ''): readonly Crumb[] {
  return [
    { name: 'Home', path: paths.home() },
    { name: brandName, path: paths.brand(brandSlug) },
    ...(model ? [{ name: model, path: modelAddress(brandSlug, model) }] : []),
  ]
}
