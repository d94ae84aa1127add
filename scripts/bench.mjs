import { readdir } from 'node:fs/promises'
import { build } from './launch/build.mjs'
import { install, projectNode } from './launch/install.mjs'
import { command, inProject, Refusal, run, say } from './launch/project.mjs'

/** `npm run bench` lists the benchmarks; `npm run bench -- listing` runs one, `-- all` every one. */
await command(async () => {
  const files = await readdir(inProject('bench'))
  const names = files.filter((file) => file.endsWith('.ts')).map((file) => file.slice(0, -3))
  const [name, ...args] = process.argv.slice(2)
  if (name === undefined) {
    say(`npm run bench -- <name>, where name is all or one of: ${names.join(', ')}`)
    return 0
  }
  if (name !== 'all' && !names.includes(name)) {
    throw new Refusal(`There is no benchmark ${name}. There are: ${names.join(', ')}`)
  }
  await install()
  const node = await projectNode()
  await build(node)
  const env = { ...process.env, NODE_ENV: 'production' }
  let failures = 0
  for (const each of name === 'all' ? names : [name]) {
    say(`\n── ${each}`)
    if ((await run(node, [inProject('bench', `${each}.ts`), ...args], { env })) !== 0) failures += 1
  }
  return failures === 0 ? 0 : 1
})
