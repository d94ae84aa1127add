import { z } from 'zod'
import { type ShopFacts, shopFacts, type Wallet } from '#config'
import { type HelpTopic, helpTopics } from '#domain/help.ts'
import { ConfigurationError, type Environment } from './configuration.ts'
import { onOff, problemsOf, text, withoutEmpty } from './settings.ts'

const factSettings = z.object({
  SHOP_NAME: text(60).optional(),
  SHOP_TAGLINE: text(160).optional(),
  SHOP_HANDLE: z
    .string()
    .regex(/^[\w.]{1,60}$/, 'must be the handle alone, without @')
    .optional(),
  SHOP_DM_URL: z
    .string()
    .regex(/^https:\/\//, 'must begin with https://')
    .refine(URL.canParse, 'must be an address such as https://ig.me/m/handle')
    .optional(),
  SHOP_DM_PREFILL: onOff.optional(),
  SHOP_CITY: text(60).optional(),
  SHOP_PROVINCE: text(60).optional(),
  SHOP_EXCHANGE_LINE: text(120).optional(),
})

const walletSettings = z.object({
  SERVICE: text(40).optional(),
  TITLE: text(80).optional(),
  NUMBER: z
    .string()
    .regex(/^[\dA-Z +-]{6,34}$/, 'must be the number of the account')
    .optional(),
})

/**
 * The shop's own facts, with `SHOP_NAME`, `SHOP_HANDLE`, `SHOP_WALLET_1_NUMBER` and so on of the
 * environment in the place of those of `shop.config.ts` (rule: shop-facts).
 *
 * @throws ConfigurationError
 */
export function shopFactsFrom(
  environment: Environment,
  defaults: ShopFacts = shopFacts,
): ShopFacts {
  const present = withoutEmpty(environment)
  const problems: string[] = []
  const parsed = factSettings.safeParse(present)
  if (!parsed.success) problems.push(...problemsOf(parsed.error))
  const wallets = defaults.wallets.map((wallet, index) =>
    walletFrom(present, `SHOP_WALLET_${index + 1}_`, wallet, problems),
  )
  const help = helpFrom(present, problems)
  if (!parsed.success || problems.length > 0) throw new ConfigurationError(problems)
  const facts = parsed.data
  const handle = facts.SHOP_HANDLE ?? defaults.handle
  return {
    name: facts.SHOP_NAME ?? defaults.name,
    tagline: facts.SHOP_TAGLINE ?? defaults.tagline,
    handle,
    directMessageUrl:
      facts.SHOP_DM_URL ?? defaults.directMessageUrl.replace(defaults.handle, handle),
    directMessagePrefill: facts.SHOP_DM_PREFILL ?? defaults.directMessagePrefill,
    city: facts.SHOP_CITY ?? defaults.city,
    province: facts.SHOP_PROVINCE ?? defaults.province,
    wallets,
    exchangeLine: facts.SHOP_EXCHANGE_LINE ?? defaults.exchangeLine,
    help: { ...defaults.help, ...help },
    sendsMail: defaults.sendsMail,
  }
}

const MAX_ANSWER = 1_500

/** `SHOP_HELP_DELIVERY` and so on: the owner's own answers on the help page. */
function helpFrom(environment: Environment, problems: string[]): ShopFacts['help'] {
  const own: Partial<Record<HelpTopic, string>> = {}
  for (const topic of helpTopics) {
    const name = `SHOP_HELP_${topic.toUpperCase().replaceAll('-', '_')}`
    const words = environment[name]
    if (words === undefined) continue
    if (words.length > MAX_ANSWER)
      problems.push(`${name} must have at most ${MAX_ANSWER} characters`)
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
  const parsed = walletSettings.safeParse({
    SERVICE: environment[`${prefix}SERVICE`],
    TITLE: environment[`${prefix}TITLE`],
    NUMBER: environment[`${prefix}NUMBER`],
  })
  if (!parsed.success) {
    problems.push(...problemsOf(parsed.error, prefix))
    return wallet
  }
  return {
    service: parsed.data.SERVICE ?? wallet.service,
    title: parsed.data.TITLE ?? wallet.title,
    number: parsed.data.NUMBER ?? wallet.number,
  }
}
