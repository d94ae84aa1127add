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
