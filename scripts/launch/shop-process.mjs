import { inProject } from './project.mjs'

/**
 * How the shop's process is run. Memory that was needed once goes back to the machine, at the same
 * speed: a small young generation, a heap that is cleared when it has doubled (it may grow fourfold
 * otherwise), few allocation arenas, and large buffers kept out of them (otherwise one that is freed
 * makes the allocator keep all that follow). Answers of PostgreSQL are read into 64 KB and are not
 * large. Compiled code is kept between starts.
 */
export const shopProcess = {
  execArgv: ['--max-semi-space-size=8', '--heap-growing-percent=100'],
  env: {
    NODE_COMPILE_CACHE: inProject('.cache/node'),
    MALLOC_ARENA_MAX: '2',
    MALLOC_MMAP_THRESHOLD_: '98304',
  },
}
