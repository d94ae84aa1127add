import { cp, mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { say } from '../../bench/scratch/report.ts'
import { runTo } from '../support/run.ts'
import type { Podman } from './podman.ts'

const root = join(import.meta.dirname, '../..')
const containerfile = 'deploy/image/Containerfile'

const BASE = 'localhost/khol-base'
const BUILDER = 'localhost/khol-builder'
export const IMAGE = 'localhost/khol'

const RELEASE = 'bookworm'

/**
 * Packages of the public base image, from the same packages of Debian, unpacked and never
 * configured: no shell, no package manager.
 */
const baseMadeOf = ['base-files', 'libc6', 'libgcc-s1', 'libstdc++6', 'netbase', 'tzdata']

/**
 * Builds the shop's image, on images made of Debian's packages if no registry can be reached.
 *
 * @param isKept whether layers are cached, which takes time; the next build then begins at the
 *   first change
 */
export async function buildImage(podman: Podman, isKept: boolean): Promise<void> {
  if (!(await exists(podman, BASE))) await makeBase(podman)
  if (!(await exists(podman, BUILDER))) await makeBuilder(podman)
  const authorities = process.env.NODE_EXTRA_CA_CERTS
  await podman.runAloud(
    'build',
    ...['--isolation', 'chroot', '--network', 'host', '--format', 'docker'],
    `--layers=${isKept}`,
    ...(authorities ? ['--secret', `id=authorities,src=${authorities}`] : []),
    ...['--build-arg', `BASE=${BASE}`, '--build-arg', `BUILDER=${BUILDER}`],
    ...['--file', join(root, containerfile), '--tag', IMAGE, root],
  )
}

/** Bytes of the image, the sum of its layers. */
export async function imageBytes(podman: Podman): Promise<number> {
  return Number(await podman.run('image', 'inspect', '--format', '{{.Size}}', IMAGE))
}

async function exists(podman: Podman, image: string): Promise<boolean> {
  const filter = ['--filter', `reference=${image}`]
  return (await podman.run('images', '--quiet', ...filter)) !== ''
}

async function makeBase(podman: Podman): Promise<void> {
  say('Making the base image from packages of Debian')
  const archive = join(podman.folder, 'base.tar')
  await bootstrap('extract', baseMadeOf, archive)
  await podman.run('import', '--quiet', archive, BASE)
  await rm(archive)
}

/** Replaces the public image of Node: Debian, this Node, and this machine's npm. */
async function makeBuilder(podman: Podman): Promise<void> {
  say('Making the image that builds, from packages of Debian')
  const context = join(podman.folder, 'builder')
  await mkdir(context, { recursive: true })
  await bootstrap('essential', baseMadeOf, join(context, 'debian.tar'))
  await cp(process.execPath, join(context, 'node'))
  await cp(await npmFolder(), join(context, 'npm'), { recursive: true })
  await writeFile(
    join(context, 'Containerfile'),
    [
      'FROM scratch',
      'ADD debian.tar /',
      'COPY node /usr/local/bin/node',
      'COPY npm /usr/local/lib/node_modules/npm',
      'RUN ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm',
    ].join('\n'),
  )
  await podman.run('build', '--quiet', '--isolation', 'chroot', '--tag', BUILDER, context)
  await rm(context, { recursive: true })
}

async function npmFolder(): Promise<string> {
  const cli = process.env.npm_execpath
  if (cli === undefined) throw new Error('Start this with npm run rehearse -- container')
  return dirname(dirname(cli))
}

/** An archive of a Debian with these packages and their dependencies. */
async function bootstrap(
  variant: 'extract' | 'essential',
  packages: readonly string[],
  archive: string,
): Promise<void> {
  const wanted = [`--variant=${variant}`, `--include=${packages.join()}`]
  await runTo('mmdebstrap', [...wanted, '--format=tar', RELEASE, archive])
}
