import type { CasePart } from '#domain/catalogue/case-facts.ts'
import type { Product } from '#domain/contract/products.ts'
import { modelAddress } from '#domain/paths.ts'
import { t } from '#messages'
import { goodsLanguage } from '#web/kit/ui/blocks/ProductName.tsx'
import { Section } from '#web/kit/ui/blocks/Section.tsx'
import { Icon } from '#web/kit/ui/Icon.tsx'
import { Link } from '#web/kit/ui/Link.tsx'
import { Picture } from '#web/kit/ui/Picture.tsx'
import type { Fit } from './fit.ts'

interface AboutCaseProps extends Pick<Fit, 'facts'> {
  readonly product: Product
}

/** Description of a case, its facts (rule: case-facts), and the models that it fits. */
export function AboutCase({ product, facts }: AboutCaseProps) {
  return (
    <Section title={t.product.storyAbout} className="gap-2">
      <p
        dir="auto"
        lang={goodsLanguage(product.description)}
        className="max-w-prose whitespace-pre-line"
      >
        {product.description}
      </p>
      <dl className="max-w-prose text-sm">
        {facts.map(({ label, value }) => (
          <div
            key={label}
            className="grid grid-cols-[minmax(0,calc(var(--spacing)*30))_minmax(0,1fr)] gap-x-4 border-hairline border-b py-2.5"
          >
            <dt className="text-muted">{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <FittingModels {...product} />
    </Section>
  )
}

/** Crops of the main picture. */
const crops: Readonly<Record<CasePart['name'], string>> = {
  camera: 'object-top origin-[50%_12%] scale-[1.9]',
  corners: 'object-bottom origin-[14%_97%] scale-[2.8]',
  buttons: 'origin-[92%_38%] scale-[2.4]',
}

interface CasePartsProps extends NonNullable<Fit['closeUps']> {
  readonly path: string
}

/** Protection of a drawn case, shown in three parts of its largest main picture. */
export function CaseParts({ path, heading, parts }: CasePartsProps) {
  return (
    <Section title={heading} className="mt-12 gap-4">
      <ul className="grid gap-4 sm:grid-cols-3">
        {parts.map(({ name, title, purpose }) => (
          <li key={name} className="flex items-center gap-4 sm:block">
            <div className="late-picture aspect-square w-24 shrink-0 overflow-hidden rounded-card border border-hairline sm:w-full">
              <Picture
                path={path}
                alt=""
                isEnlarged
                sizes="(min-width: 40rem) 1100px, 240px"
                className={`aspect-square w-full object-cover ${crops[name]}`}
              />
            </div>
            <div>
              <h3 className="font-semibold text-base sm:mt-3">{title}</h3>
              <p className="text-muted text-sm">{purpose}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** The models that a case fits, folded: each links to everything that fits it. */
export function FittingModels({
  brand,
  brandSlug,
  deviceModels,
}: Pick<Product, 'brand' | 'brandSlug' | 'deviceModels'>) {
  const [only, ...others] = deviceModels
  return (
    <details className="group/fits max-w-prose border-hairline border-b">
      <summary className="flex min-h-12 cursor-pointer items-center justify-between gap-4 font-semibold text-sm">
        {others.length === 0
          ? t.product.fits({ model: only ?? '' })
          : t.product.fitsMany({ count: deviceModels.length, brand })}
        <Icon name="down" className="size-4 transition-transform group-open/fits:turned" />
      </summary>
      <ul className="flex flex-wrap gap-x-4 pb-3 text-sm">
        {deviceModels.map((model) => (
          <li key={model}>
            <Link
              to={modelAddress(brandSlug, model)}
              className="inline-flex min-h-8 items-center text-plum underline-offset-4 hover:underline"
            >
              {model}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  )
}
