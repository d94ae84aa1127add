import { packagesOf } from './lock.mjs'

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

/** @param {import('./lock.mjs').Locked} locked */
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

/** @param {import('./lock.mjs').Locked[]} locked */
function namesOf(locked) {
  return [...new Set(locked.map(({ name, version }) => `${name} ${version}`))].sort()
}
