import { build } from './launch/build.mjs'
import { install, projectNode } from './launch/install.mjs'
import { command } from './launch/project.mjs'

/** `npm run build`: everything that a start would do before it opens the shop. */
await command(async () => {
  await install()
  await build(await projectNode())
})
