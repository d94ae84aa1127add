import { install, projectNode } from './launch/install.mjs'
import { command, inProject, run } from './launch/project.mjs'

/** `npm run studio -- samsung [view]` draws a contact sheet of a brand's phones. */
await command(async () => {
  await install()
  const sheet = inProject('packages/studio/scripts/sheet.ts')
  return await run(await projectNode(), [sheet, ...process.argv.slice(2)])
})
