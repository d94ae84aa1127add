import { z } from 'zod'
import { type ShopFacts, shopFacts, type Wallet } from '#config'
import { exceedsLetters } from '#domain/forms/letters.ts'
import { pakistaniMobile } from '#domain/settings/account-number.ts'
import { type HelpTopic, helpTopics } from '#domain/settings/help.ts'
import { shopLimits } from '#domain/settings/shop-fields.ts'
import { type Environment, onOff, problemsOf, text } from './settings.ts'

const handle = z.string().regex(/^[\w.]{1,60}$/, 'must be the handle alone, without @')

const messageUrl = z
  .string()
  .regex(/^https:\/\//, 'must begin with https://')
  .refine(URL.canParse, 'must be an address such as https://ig.me/m/handle')

const mobile = z
  .string()
  .refine((typed) => pakistaniMobile(typed) !== null, 'must be a Pakistani mobile number')
  .transform((typed) => pakistaniMobile(typed) ?? '')

/** Facts by the variables that set them, with their formats. */
const factVariables: Readonly<Record<string, readonly [fact: keyof ShopFacts, format: z.ZodType]>> =
  {
    SHOP_NAME: ['name', text(shopLimits.name)],
    SHOP_TAGLINE: ['tagline', text(shopLimits.tagline)],
    SHOP_HANDLE: ['handle', handle],
    SHOP_DM_URL: ['directMessageUrl', messageUrl],
    SHOP_DM_PREFILL: ['directMessagePrefill', onOff],
    SHOP_WHATSAPP: ['whatsapp', mobile],
    SHOP_CITY: ['city', text(shopLimits.city)],
    SHOP_PROVINCE: ['province', text(shopLimits.city)],
    SHOP_EXCHANGE_LINE: ['exchangeLine', text(shopLimits.exchangeLine)],
  }

const factSettings = z.object(
  Object.fromEntries(
    Object.entries(factVariables).map(([name, [, format]]) => [name, format.optional()]),
  ),
)

const walletSettings = z.object({
  SERVICE: text(shopLimits.walletService).optional(),
  TITLE: text(shopLimits.walletTitle).optional(),
  NUMBER: z
    .string()
    .regex(/^[\dA-Z +-]{6,34}$/, 'must be the number of the account')
    .optional(),
})

/** Facts of `shop.config.ts`, overridden by `SHOP_NAME` and so on (rule: shop-facts). */
export function shopFactsFrom(present: Environment, problems: string[]): ShopFacts {
  const { data = {}, error } = factSettings.safeParse(present)
  if (error) problems.push(...problemsOf(error))
  const own: Partial<ShopFacts> = Object.fromEntries(
    Object.entries(data).map(([name, value]) => [factVariables[name]?.[0], value]),
  )
  const { handle = shopFacts.handle } = own
  return {
    ...shopFacts,
    directMessageUrl: shopFacts.directMessageUrl.replace(shopFacts.handle, handle),
    ...own,
    wallets: shopFacts.wallets.map((wallet, index) =>
      walletFrom(present, `SHOP_WALLET_${index + 1}_`, wallet, problems),
    ),
    help: { ...shopFacts.help, ...helpFrom(present, problems) },
  }
}

/** Facts that the admin area can't change in any case. */
const unchangeable: ReadonlySet<string> = new Set(['directMessagePrefill', 'province'])

/** Names of the facts that the environment sets; one variable of a wallet fixes all wallets. */
export function fixedFactsIn(present: Environment): readonly string[] {
  const texts = Object.entries(factVariables).filter(
    ([name, [fact]]) => present[name] !== undefined && !unchangeable.has(fact),
  )
  const answers = helpTopics.filter((topic) => present[helpVariable(topic)] !== undefined)
  const hasWallet = Object.keys(present).some((name) => /^SHOP_WALLET_\d_/.test(name))
  return [
    ...texts.map(([, [fact]]) => fact),
    ...answers.map((topic) => `help.${topic}`),
    ...(hasWallet ? ['wallets'] : []),
  ]
}

function helpVariable(topic: HelpTopic): string {
  return `SHOP_HELP_${topic.toUpperCase().replaceAll('-', '_')}`
}

/** Owner's own answers on the help page, from `SHOP_HELP_DELIVERY` and so on. */
function helpFrom(environment: Environment, problems: string[]): ShopFacts['help'] {
  const own: Partial<Record<HelpTopic, string>> = {}
  for (const topic of helpTopics) {
    const name = helpVariable(topic)
    const words = environment[name]
    if (words === undefined) continue
    if (exceedsLetters(words, shopLimits.helpAnswer)) {
      problems.push(`${name} must have at most ${shopLimits.helpAnswer} characters`)
    }
    own[topic] = words
  }
  return own
}

function walletFrom(
  environment: Environment,
  prefix: string,
  wallet: Wallet,
  problems: string[],
): Wallet {
  const { data, error } = walletSettings.safeParse({
    SERVICE: environment[`${prefix}SERVICE`],
    TITLE: environment[`${prefix}TITLE`],
    NUMBER: environment[`${prefix}NUMBER`],
  })
  if (error) problems.push(...problemsOf(error, prefix))
  return {
    service: data?.SERVICE ?? wallet.service,
    title: data?.TITLE ?? wallet.title,
    number: data?.NUMBER ?? wallet.number,
  }
}
