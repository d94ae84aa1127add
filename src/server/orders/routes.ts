import type { FastifyInstance } from 'fastify'
import type { Shop } from '#server/shop.ts'

export function orderCalls(_app: FastifyInstance, _shop: Shop): void {}
