import { readdir } from 'node:fs/promises'
import { install, projectNode } from './launch/install.mjs'
import { command, inProject, Refusal, run, say } from './launch/project.mjs'

/** `npm run studio` lists the studio's commands; `npm run studio -- sheet samsung` runs one. */
await command(async () => {
  const files = await readdir(inProject('scripts/studio'))
  const names = files.filter((file) => file.endsWith('.ts')).map((file) => file.slice(0, -3))
  const [name, ...args] = process.argv.slice(2)
  if (name === undefined) {
    say(`npm run studio -- <name>, where name is one of: ${names.join(', ')}`)
    return 0
  }
  if (!names.includes(name)) {
    throw new Refusal(`The studio has no ${name}. It has: ${names.join(', ')}`)
  }
  await install()
  return await run(await projectNode(), [inProject('scripts/studio', `${name}.ts`), ...args])
})
