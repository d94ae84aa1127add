import type { SceneName } from '#studio/scenes/scenes.ts'
import type { Scene } from './trace.ts'

/** The tables of the studio's scenes. */
export const tables: Readonly<Record<SceneName, () => Promise<Scene>>> = {
  tailgate: async () => (await import('./tailgate.ts')).tailgate,
  'chai-table': async () => (await import('./chai-table.ts')).chaiTable,
  'mountain-rock': async () => (await import('./mountain-rock.ts')).mountainRock,
  charpai: async () => (await import('./charpai.ts')).charpai,
  'dressing-table': async () => (await import('./dressing-table.ts')).dressingTable,
  'cricket-pitch': async () => (await import('./cricket-pitch.ts')).cricketPitch,
  hand: async () => (await import('./hand.ts')).hand,
}
