import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { availableParallelism, loadavg, totalmem } from 'node:os'
import { inProject } from './project.mjs'

/**
 * Latest figures of each bench, each with time and machine: a measurement replaces all earlier
 * figures of its bench. The table of bench/README.md is generated from this file alone.
 */

const STORED = inProject('bench/figures.json')
const README = inProject('bench/README.md')
const BEGIN = '<!-- written by `npm run bench -- table --write` -->'
const END = '<!-- up to here -->'

/** Creates the file for a bench's figures, and the function that reads it afterwards. */
export async function figuresOf(bench) {
  const file = inProject('.cache/bench', `${bench}.jsonl`)
  await mkdir(inProject('.cache/bench'), { recursive: true })
  await rm(file, { force: true })
  const loadBefore = loadavg()[0] ?? 0
  return {
    env: { BENCH_FIGURES: file },
    async read() {
      const lines = (await readFile(file, 'utf8').catch(() => '')).split('\n').filter(Boolean)
      return {
        bench,
        date: new Date().toISOString().slice(0, 10),
        machine: `${availableParallelism()} cores, ${Math.round(totalmem() / 2 ** 30)} GiB`,
        load: Math.round(((loadavg()[0] ?? 0) + loadBefore) * 5) / 10,
        figures: lines.map((line) => JSON.parse(line)),
      }
    },
  }
}

/**
 * Table of every budget: measured, limit, kept or not, when and where. Markdown, its columns as
 * wide as their widest cell.
 */
export function tableOf(all) {
  const rows = all.flatMap(({ bench, date, machine, load, figures }) =>
    figures.map(({ what, figure, unit, limit }) => [
      `\`${bench}\``,
      what.replaceAll('|', '\\|'),
      `${rounded(figure)}${unit}`,
      'atMost' in limit ? `≤ ${limit.atMost}${unit}` : `≥ ${limit.atLeast}${unit}`,
      isKept(figure, limit) ? 'kept' : '**not kept**',
      `${date}, ${machine}, load ${load}`,
    ]),
  )
  const head = ['Bench', 'What', 'Measured', 'Limit', '', 'When and where']
  const widths = head.map((title, at) =>
    Math.max(3, ...[[...head], ...rows].map((row) => [...(row[at] ?? title)].length)),
  )
  const line = (cells) => `| ${cells.map((cell, at) => pad(cell, widths[at])).join(' | ')} |`
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n')
}

/** Whether every figure is within its limit. */
export function isAllKept(measured) {
  return measured.every(({ figures }) =>
    figures.every(({ figure, limit }) => isKept(figure, limit)),
  )
}

/** Stores new figures in place of earlier ones, and writes the table into the README. */
export async function writeTable(measured) {
  const before = await storedFigures()
  const names = new Set(measured.map(({ bench }) => bench))
  const all = [...before.filter(({ bench }) => !names.has(bench)), ...measured]
  all.sort((a, b) => (a.bench < b.bench ? -1 : 1))
  await writeFile(STORED, `${JSON.stringify(all, null, 2)}\n`)
  await writeFile(README, withTable(await readFile(README, 'utf8'), tableOf(all)))
}

/** Latest figures by name of the bench. */
export async function storedFigures() {
  return JSON.parse(await readFile(STORED, 'utf8'))
}

/** Text with a table between its two marks. */
export function withTable(text, table) {
  const [from, to] = [text.indexOf(BEGIN), text.indexOf(END)]
  if (from < 0 || to < from) throw new Error(`the text has no place for a table: ${BEGIN}`)
  return `${text.slice(0, from + BEGIN.length)}\n\n${table}\n\n${text.slice(to)}`
}

function isKept(figure, limit) {
  return 'atMost' in limit ? figure <= limit.atMost : figure >= limit.atLeast
}

function pad(cell, width) {
  return cell + ' '.repeat(width - [...cell].length)
}

function rounded(figure) {
  return figure.toFixed(figure < 10 ? 2 : figure < 1000 ? 1 : 0)
}
