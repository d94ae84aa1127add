import { paths } from '#domain/paths.ts'
import { helpSections, paragraphsOf } from '#domain/settings/help.ts'
import { terms } from '#domain/terms.ts'
import { t } from '#messages'
import type { PageHandle } from '#web/kit/page/page.ts'
import { useShop } from '#web/kit/page/shop-context.ts'
import { LinkButton } from '#web/kit/ui/Button.tsx'
import { Card } from '#web/kit/ui/blocks/Card.tsx'
import { Section } from '#web/kit/ui/blocks/Section.tsx'
import { MessageShop } from '#web/shop/frame/MessageShop.tsx'

export const handle: PageHandle = { title: () => t.help.title }

/** Common questions before a purchase, and a contact for others. */
export function Component() {
  const shop = useShop()
  const sections = helpSections(shop.help)
  return (
    <div className="page-gutter py-8">
      <div className="mx-auto grid max-w-[46rem] gap-6">
        <header className="grid gap-1">
          <h1 className="text-2xl">{t.help.title}</h1>
          <p className="text-muted">{t.help.subtitle}</p>
        </header>
        <nav aria-label={t.help.questions}>
          <ul className="grid gap-x-6 sm:grid-cols-2">
            {sections.map(({ topic, title }) => (
              <li key={topic}>
                <a
                  href={`#${topic}`}
                  className="inline-flex min-h-11 items-center font-semibold text-plum text-sm underline-offset-4 hover:underline"
                >
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        {sections.map(({ topic, ...section }) => (
          <HelpSection key={topic} id={topic} {...section} />
        ))}
        {shop.about !== '' && (
          <HelpSection
            id="about"
            title={t.help.whoStandsBehind({ shop: shop.name })}
            paragraphs={paragraphsOf(shop.about)}
            isOwnerText
          />
        )}
        <Section title={t.help.stillAQuestion} card="usual" className="gap-3">
          <p className="text-muted text-sm">
            {t.help.answersWithin({ hours: terms.supportReplyHours })}
          </p>
          {shop.street !== '' && (
            <address className="text-sm not-italic">
              <span className="font-semibold">{shop.name}</span>
              <br />
              {t.help.streetOfCity({ city: shop.city, street: () => <bdi>{shop.street}</bdi> })}
            </address>
          )}
          <div className="flex flex-wrap gap-3">
            <MessageShop kind="primary" />
            <LinkButton kind="secondary" icon="box" to={paths.trackOrder()}>
              {t.help.trackOrder}
            </LinkButton>
          </div>
        </Section>
      </div>
    </div>
  )
}

interface HelpSectionProps {
  readonly id: string
  readonly title: string
  readonly paragraphs: readonly string[]
  /** Text in any language, whose direction its own words determine. */
  readonly isOwnerText?: boolean
}

function HelpSection({ id, title, paragraphs, isOwnerText = false }: HelpSectionProps) {
  return (
    <Card as="section" aria-labelledby={id} className="grid gap-2">
      <h2 id={id} className="scroll-mt-24 text-lg">
        {title}
      </h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph} dir={isOwnerText ? 'auto' : undefined}>
          {paragraph}
        </p>
      ))}
    </Card>
  )
}
