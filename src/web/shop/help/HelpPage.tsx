import { paths } from '#domain/paths.ts'
import { helpSections, paragraphsOf } from '#domain/settings/help.ts'
import { terms } from '#domain/terms.ts'
import { t } from '#messages'
import type { PageHandle } from '#web/kit/page/page.ts'
import { ShopFace } from '#web/kit/page/ShopFace.tsx'
import { useShop } from '#web/kit/page/shop-context.ts'
import { LinkButton } from '#web/kit/ui/Button.tsx'
import { Card } from '#web/kit/ui/blocks/Card.tsx'
import { Section } from '#web/kit/ui/blocks/Section.tsx'
import { MessageShop } from '#web/shop/frame/MessageShop.tsx'
import { WhatsAppRow } from '#web/shop/frame/WhatsAppRow.tsx'

export const handle: PageHandle = { title: () => t.help.title }

/** Common questions before a purchase, and a contact for others. */
export function Component() {
  const shop = useShop()
  const sections = helpSections(shop)
  return (
    <div className="page-gutter grid gap-6 py-8 lg:grid-cols-[18rem_minmax(0,46rem)] lg:gap-x-12">
      <div className="grid content-start gap-6">
        <header className="grid gap-1">
          <h1 className="text-2xl">{t.help.title}</h1>
          <p className="text-muted">{t.help.subtitle}</p>
        </header>
        <nav aria-label={t.help.questions}>
          <ul className="grid gap-x-6 sm:max-lg:grid-cols-2">
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
      </div>
      <div className="grid gap-6">
        {sections.map(({ topic, ...section }) => (
          <HelpSection key={topic} id={topic} {...section} />
        ))}
        {(shop.about !== '' || shop.face !== null) && (
          <HelpSection
            id="about"
            title={t.help.whoStandsBehind({ shop: shop.name })}
            paragraphs={paragraphsOf(shop.about)}
            isOwner
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
          <WhatsAppRow />
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
  /** With the owner's face; the text is in any language, its own words determine its direction. */
  readonly isOwner?: boolean
}

function HelpSection({ id, title, paragraphs, isOwner = false }: HelpSectionProps) {
  const { face } = useShop()
  return (
    <Card as="section" aria-labelledby={id} className="grid gap-2">
      <h2 id={id} className="flex scroll-mt-24 items-center gap-4 text-lg">
        {isOwner && <ShopFace face={face} />}
        {title}
      </h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph} dir={isOwner ? 'auto' : undefined}>
          {paragraph}
        </p>
      ))}
    </Card>
  )
}
