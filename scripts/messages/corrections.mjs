import { parse } from 'csv-parse/sync'
import { stringify } from 'csv-stringify/sync'
import { columns, differences, readMessage } from './compile.mjs'

const allColumns = ['table', ...columns]

/** CSV of one table. */
export function tableText(rows) {
  return stringify([...rows], { header: true, columns })
}

/**
 * CSV of every sentence of the shop in one table, for a translator. It begins with a byte order
 * mark, by which spreadsheets recognize UTF-8.
 */
export function tableOfAll(tables) {
  const rows = tables.flatMap(({ name, rows }) => rows.map((row) => ({ table: name, ...row })))
  return stringify(rows, { header: true, columns: allColumns, bom: true })
}

/**
 * Imports Urdu from a table of all sentences; rows and the English column may be missing. Refuses
 * a sentence if its arguments differ from the English ones, or if its English has changed since the
 * export.
 *
 * @param {readonly { name: string, rows: readonly { key: string, english: string, urdu: string }[] }[]} tables
 * @param {string} text
 */
export function correctedTables(tables, text) {
  const faults = []
  const wanted = new Map()
  for (const { table, key, english, urdu = '' } of parse(text, { bom: true, columns: true })) {
    const name = `${table} ${key}`
    const row = tables.find((each) => each.name === table)?.rows.find((each) => each.key === key)
    if (!row) faults.push(`${name}: there is no such sentence`)
    else if (english !== undefined && english !== row.english) {
      faults.push(`${name}: the English has changed since`)
    } else if (urdu.trim() !== '' && urdu !== row.urdu) {
      const ours = readMessage(row.english)
      const theirs = readMessage(urdu)
      const found = theirs.fault
        ? [`can’t be read: ${theirs.fault}`]
        : differences(ours.names, theirs.names)
      if (found.length === 0) wanted.set(name, urdu)
      for (const fault of found) faults.push(`${name} ${fault}`)
    }
  }
  const changed = tables.flatMap(({ name, rows }) => {
    const corrected = rows.map((row) => ({
      ...row,
      urdu: wanted.get(`${name} ${row.key}`) ?? row.urdu,
    }))
    const count = rows.filter(({ urdu }, index) => urdu !== corrected[index].urdu).length
    return count > 0 ? [{ name, rows: corrected, count }] : []
  })
  return { changed, faults }
}
