import { install, projectNode } from './launch/install.mjs'
import { command, inProject, run } from './launch/project.mjs'

/** `npm run shop -- <verb>`: the operator's commands, in src/server/operator. */
await command(async () => {
  await install()
  const node = await projectNode()
  const env = { ...process.env, NODE_ENV: 'production' }
  return await run(node, [inProject('src/server/operator/main.ts'), ...process.argv.slice(2)], {
    env,
  })
})
