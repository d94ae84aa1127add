import { build } from './launch/build.mjs'
import { install, projectNode } from './launch/install.mjs'
import { keepOpen } from './launch/keep-open.mjs'
import { command } from './launch/project.mjs'

await command(async () => {
  await install()
  const node = await projectNode()
  await build(node)
  return await keepOpen(node)
})
