import { readdir } from 'node:fs/promises'
import { build } from './launch/build.mjs'
import { install, projectNode } from './launch/install.mjs'
import { command, inProject, Refusal, run, say } from './launch/project.mjs'

/** `npm run rehearse` lists the rehearsals; `npm run rehearse -- failover` runs one. */
await command(async () => {
  const files = await readdir(inProject('rehearse'))
  const names = files.filter((file) => file.endsWith('.ts')).map((file) => file.slice(0, -3))
  const [name, ...args] = process.argv.slice(2)
  if (name === undefined) {
    say(`npm run rehearse -- <name>, where name is one of: ${names.join(', ')}`)
    return 0
  }
  if (!names.includes(name)) {
    throw new Refusal(`There is no rehearsal ${name}. There are: ${names.join(', ')}`)
  }
  await install()
  const node = await projectNode()
  await build(node)
  const env = { ...process.env, NODE_ENV: 'production' }
  return await run(node, [inProject('rehearse', `${name}.ts`), ...args], { env })
})
