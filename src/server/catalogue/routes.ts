import type { FastifyInstance } from 'fastify'
import type { Shop } from '#server/shop.ts'

export function catalogueCalls(_app: FastifyInstance, _shop: Shop): void {}
