import { formatMoney } from '#domain/money.ts'
import { deliveryTimeInBusinessDays, exchangeWords, terms } from '#domain/terms.ts'
import { t } from '#messages'

/** Common questions in the order of the help page; each is the URL fragment of its section. */
export const helpTopics = [
  'delivery',
  'exchange',
  'payment',
  'cash-on-delivery',
  'names',
  'privacy',
] as const
export type HelpTopic = (typeof helpTopics)[number]

/** Question with its answer, one string per paragraph. */
export interface HelpSection {
  readonly topic: HelpTopic
  readonly title: string
  readonly paragraphs: readonly string[]
}

/** Questions with default answers that are true of every shop (rule: help). */
const usual = (): Readonly<Record<HelpTopic, Omit<HelpSection, 'topic'>>> => ({
  delivery: {
    title: t.help.deliveryTitle,
    paragraphs: [
      t.help.delivery1({ days: deliveryTimeInBusinessDays() }),
      t.help.delivery2({ fee: formatMoney(terms.deliveryFee), items: terms.freeDeliveryFrom }),
      t.help.delivery3,
    ],
  },
  exchange: {
    title: t.help.exchangeTitle,
    paragraphs: [
      t.help.exchange1,
      t.help.exchange2,
      t.help.exchange3({ hours: terms.supportReplyHours }),
      t.help.exchange4,
    ],
  },
  payment: {
    title: t.help.paymentTitle,
    paragraphs: [
      t.help.payment1({ method: t.orderStatus.Online_Manual }),
      t.help.payment2({ hours: terms.screenshotHours }),
      t.help.payment3,
    ],
  },
  'cash-on-delivery': {
    title: t.help.cashTitle,
    paragraphs: [t.help.cash1({ method: t.orderStatus.COD }), t.help.cash2, t.help.cash3],
  },
  names: {
    title: t.help.namesTitle,
    paragraphs: [t.help.names1({ count: terms.maxCustomName }), t.help.names2],
  },
  privacy: {
    title: t.help.privacyTitle,
    paragraphs: [t.help.privacy1, t.help.privacy2, t.help.privacy3],
  },
})

/** Splits the owner's text into paragraphs: one per line, without blank lines. */
export function paragraphsOf(text: string): readonly string[] {
  return text.split('\n').filter((line) => line.trim() !== '')
}

interface HelpWords {
  readonly help: Readonly<Partial<Record<HelpTopic, string>>>
  readonly exchangeLine: string
}

/**
 * Questions with the owner's answers, a paragraph per line, or else the default ones; the default
 * answer about exchanges begins with the owner's promise.
 */
export function helpSections(
  { help, exchangeLine }: HelpWords = { help: {}, exchangeLine: '' },
): readonly HelpSection[] {
  const promise = exchangeLine === '' ? [] : [`${exchangeWords(exchangeLine)}.`]
  return helpTopics.map((topic) => {
    const { title, paragraphs } = usual()[topic]
    const own = paragraphsOf(help[topic] ?? '')
    const answers = topic === 'exchange' ? [...promise, ...paragraphs] : paragraphs
    return { topic, title, paragraphs: own.length > 0 ? own : answers }
  })
}
