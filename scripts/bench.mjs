import { readdir } from 'node:fs/promises'
import { figuresOf, isAllKept, tableOf, writeTable } from './launch/bench-table.mjs'
import { build } from './launch/build.mjs'
import { install, projectNode } from './launch/install.mjs'
import { command, inProject, Refusal, run, say } from './launch/project.mjs'

/**
 * `npm run bench` lists the benchmarks; `npm run bench -- listing` runs one, followed by its
 * arguments. `npm run bench -- table` runs all, or those that are named, and prints every budget in
 * one table; with `--quick` only those that take less than two minutes on a quiet machine, with
 * `--write` into bench/README.md.
 */
const TABLE = 'table'

/** Benches of `--quick`, with the arguments that shorten them. */
const quick = {
  bytes: [],
  listing: ['2', '10000'],
  pages: ['3', '3'],
  pressure: ['30'],
  purchase: [],
  search: ['10', '10000'],
}

await command(async () => {
  const files = await readdir(inProject('bench'))
  const names = files.filter((file) => /^[\w-]+\.ts$/.test(file)).map((file) => file.slice(0, -3))
  const [name, ...args] = process.argv.slice(2)
  if (name === undefined) {
    say(`npm run bench -- <name>, where name is one of: ${names.join(', ')}`)
    say('npm run bench -- table [--quick] [--write] [name …] sums up what all of them measure')
    return 0
  }
  const words = name === TABLE ? args.filter((word) => !word.startsWith('--')) : [name]
  const unknown = words.find((word) => !names.includes(word))
  if (unknown !== undefined) {
    throw new Refusal(`There is no benchmark ${unknown}. There are: ${names.join(', ')}`)
  }
  await install()
  const node = await projectNode()
  await build(node)
  const start = (bench, more, env = {}) =>
    run(node, [inProject('bench', `${bench}.ts`), ...more], {
      env: { ...process.env, NODE_ENV: 'production', ...env },
    })
  if (name !== TABLE) return await start(name, args)
  const isQuick = args.includes('--quick')
  const chosen = names.filter((each) => (isQuick ? each in quick : true))
  return await sumUp(words.length > 0 ? words : chosen, args.includes('--write'), (bench, env) =>
    start(bench, isQuick ? (quick[bench] ?? []) : [], env),
  )
})

/** Runs benches in turn; figures measured so far count even if a later bench fails. */
async function sumUp(names, isWritten, start) {
  const measured = []
  const broken = []
  for (const name of names) {
    say(`\n── ${name}`)
    const { env, read } = await figuresOf(name)
    if ((await start(name, env)) !== 0) broken.push(name)
    else measured.push(await read())
  }
  say(`\n${tableOf(measured)}`)
  for (const name of broken) say(`\n${name} came to no end: see above.`)
  if (isWritten) await writeTable(measured)
  return broken.length === 0 && isAllKept(measured) ? 0 : 1
}
