import type { FastifyInstance } from 'fastify'
import type { Shop } from '#server/shop.ts'

export function reviewCalls(_app: FastifyInstance, _shop: Shop): void {}
