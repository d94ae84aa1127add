import { install, projectNode } from './launch/install.mjs'
import { command, inProject, run } from './launch/project.mjs'

/** `npm run studio -- samsung` draws contact sheets and print files; see the studio's README. */
await command(async () => {
  await install()
  const studio = inProject('packages/studio/scripts/studio.ts')
  return await run(await projectNode(), [studio, ...process.argv.slice(2)])
})
