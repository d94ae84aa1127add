import { build } from './launch/build.mjs'
import { install, projectNode } from './launch/install.mjs'
import { command } from './launch/project.mjs'

/** `npm run build`: the steps of a start before it opens the shop. */
await command(async () => {
  await install()
  await build(await projectNode())
})
