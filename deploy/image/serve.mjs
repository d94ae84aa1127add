import { inProject } from '../../scripts/launch/project.mjs'
import { shopProcess } from '../../scripts/launch/shop-process.mjs'

/**
 * Becomes the shop: this process, the container's first, is replaced by the one that serves, run as
 * everywhere. Nothing watches over it in here: whatever runs the container asks its health check,
 * sends it its signals and starts it again.
 */
process.execve(
  process.execPath,
  [process.execPath, ...shopProcess.execArgv, inProject('src/server/main.ts')],
  { ...shopProcess.env, ...process.env },
)
