import { stored } from '#web/device/stored.ts'

/** Whom this device last sent an order with: most owners send with one courier for months. */
export const lastCourier = stored<string>(
  'khol.courier',
  (text) => text,
  (name) => name,
)
