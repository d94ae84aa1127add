import { inProject } from './project.mjs'

/**
 * Options of the shop's process. Memory of a peak returns to the machine, at the same speed: a
 * small young generation, a heap that is collected when it has doubled (by default it may grow
 * fourfold), few allocation arenas, and large buffers outside of them (otherwise a freed one makes
 * the allocator keep all later ones). Answers of PostgreSQL are read into 64 KB and are not large.
 * Compiled code is cached between starts.
 */
export const shopProcess = {
  execArgv: ['--max-semi-space-size=8', '--heap-growing-percent=100'],
  env: {
    NODE_COMPILE_CACHE: inProject('.cache/node'),
    MALLOC_ARENA_MAX: '2',
    MALLOC_MMAP_THRESHOLD_: '98304',
  },
}
