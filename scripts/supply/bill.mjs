import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

/** Maximum bytes of npm's output; its usual size is a fifth of a megabyte. */
const longest = 2 ** 26

/**
 * Software bill of materials (SBOM) of the shipped packages, for every platform, as npm writes it
 * (CycloneDX).
 *
 * npm reads a project without tools. Its own `--omit=dev` also leaves out packages that the shop
 * and a tool share, such as nodemailer and zod; for the whole project it fails, because a tool
 * depends on `latest`.
 *
 * @param {Record<string, any>} manifest
 * @param {{ packages: Record<string, any> }} lock
 * @returns {Promise<string>} JSON
 */
export async function billOf(manifest, lock) {
  const scratch = await mkdtemp(join(tmpdir(), 'khol-bill-'))
  try {
    // npm names the bill after the folder.
    const folder = join(scratch, manifest.name)
    await mkdir(folder)
    const keep = async (name, value) => await writeFile(join(folder, name), JSON.stringify(value))
    await keep('package.json', { ...manifest, devDependencies: {} })
    await keep('package-lock.json', { ...lock, packages: withoutTools(lock.packages) })
    const args = ['sbom', '--package-lock-only', '--sbom-format=cyclonedx']
    const { stdout } = await promisify(execFile)('npm', [...args, '--sbom-type=application'], {
      cwd: folder,
      maxBuffer: longest,
    })
    return stdout
  } finally {
    await rm(scratch, { recursive: true, force: true })
  }
}

function withoutTools(packages) {
  const kept = Object.entries(packages).filter(([, entry]) => entry.dev !== true)
  return { ...Object.fromEntries(kept), '': { ...packages[''], devDependencies: {} } }
}
