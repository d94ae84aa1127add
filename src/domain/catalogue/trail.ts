import { modelAddress, paths } from '#domain/paths.ts'
import { t } from '#messages'

/** Page in a breadcrumb trail. */
export interface Crumb {
  readonly name: string
  readonly path: string
}

/** First page of every trail. */
export const homeCrumb = (): Crumb => ({ name: t.common.home, path: paths.home() })

/** Breadcrumb trail from home to a brand's cases, or to those for one of its models. */
export function trailTo(brandSlug: string, brandName: string, model = ''): readonly Crumb[] {
  return [
    homeCrumb(),
    { name: brandName, path: paths.brand(brandSlug) },
    ...(model ? [{ name: model, path: modelAddress(brandSlug, model) }] : []),
  ]
}
