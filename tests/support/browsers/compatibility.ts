import { createRequire } from 'node:module'
import type { CompatData, CompatStatement, Identifier } from '@mdn/browser-compat-data/types'
import { supportedBrowsers } from '#web/boot/supported-browsers.ts'

/** MDN's compatibility data. */
export const data = createRequire(import.meta.url)('@mdn/browser-compat-data') as CompatData

/** A feature by MDN's name, such as 'api.Window.structuredClone'. */
export type Feature = string

/** The supported browsers without a feature, as 'safari 15.6'; none for a feature unknown to MDN. */
export function browsersWithout(compat: CompatStatement | undefined): string[] {
  if (!compat) return []
  return supportedBrowsers.flatMap(({ mdn, version }) =>
    mdn
      .filter((browser) => !isIn(compat.support[browser as keyof typeof compat.support], version))
      .map((browser) => `${browser} ${version}`),
  )
}

type Support = CompatStatement['support'][keyof CompatStatement['support']]

/** Whether a version has a feature under its own name and without a setting of the user's. */
function isIn(support: Support, version: string): boolean {
  if (support === undefined) return true
  return [support].flat().some((statement) => {
    const { version_added: added, version_removed: removed } = statement
    const isRenamed = statement.prefix || statement.alternative_name || statement.flags
    return !isRenamed && isAtMost(added, version) && !(removed && isAtMost(removed, version))
  })
}

function isAtMost(added: string | false | undefined, version: string): boolean {
  // 'preview' is newer than every release; '≤18' means 18 or earlier.
  const [one, other] = [added || 'preview', version].map((text) =>
    text.replace('≤', '').split('.').map(Number),
  )
  if (!one || !other || one.some(Number.isNaN)) return false
  const at = one.findIndex((part, index) => part !== (other[index] ?? 0))
  return at === -1 || (one[at] ?? 0) < (other[at] ?? 0)
}

/** Interface or namespace of JavaScript, with what the supported browsers lack of it. */
interface Lacking {
  readonly name: string
  /** The whole is missing. */
  readonly isMissing: boolean
  /** Missing properties of the interface itself, and of its instances. */
  readonly statics: readonly string[]
  readonly members: readonly string[]
}

const identifiersOf = (tree: Identifier): [string, Identifier][] =>
  Object.entries(tree).filter(([name]) => name !== '__compat') as [string, Identifier][]

/** Standardised interfaces of JavaScript and of the web, by name. */
const interfaces: readonly (readonly [string, Identifier])[] = [
  ...identifiersOf(data.javascript.builtins as Identifier),
  ...identifiersOf(data.api as Identifier),
]

const isProperty = /^(?!.*_event$)[A-Za-z]\w*$/
const isStatic = (name: string) => name.endsWith('_static')
const propertyOf = (name: string) => name.replace(/_static$/, '')

/** Properties of an interface by MDN's name, with their compatibility. */
function propertiesOf(tree: Identifier): readonly (readonly [string, CompatStatement])[] {
  return identifiersOf(tree).flatMap(([name, { __compat: compat }]) =>
    compat && isProperty.test(name) ? [[name, compat] as const] : [],
  )
}

/** Only features on the standards track: others are no part of the code's types. */
const isLacking = (compat: CompatStatement) =>
  compat.status?.standard_track === true &&
  !compat.status.deprecated &&
  browsersWithout(compat).length > 0

/** All that the supported browsers lack of JavaScript's and the web's interfaces. */
export const lackingInterfaces: readonly Lacking[] = interfaces.flatMap(([name, tree]) => {
  const isMissing = tree.__compat !== undefined && isLacking(tree.__compat)
  const lacking = propertiesOf(tree)
    .filter(([, compat]) => isLacking(compat))
    .map(([member]) => member)
  // Of JavaScript's own interfaces MDN doesn't tell which properties are static.
  const statics = lacking.filter((member) => tree !== data.api[name] || isStatic(member))
  const members = lacking.filter((member) => !isStatic(member))
  return isMissing || lacking.length > 0
    ? [{ name, isMissing, statics: statics.map(propertyOf), members }]
    : []
})

/** Names of properties that some interface has in every supported browser. */
export const commonProperties: ReadonlySet<string> = new Set(
  interfaces.flatMap(([, tree]) =>
    propertiesOf(tree)
      .filter(([, compat]) => browsersWithout(compat).length === 0)
      .map(([member]) => propertyOf(member)),
  ),
)
