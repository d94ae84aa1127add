import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { BucketConfiguration } from '#platform/storage/store.ts'
import { registerCleanup } from '../../bench/scratch/cleanup.ts'
import { programAt } from '../support/needs.ts'
import type { Network } from './network.ts'

interface OutsideView {
  readonly keys: readonly string[]
  readonly subjects: readonly string[]
}

/** The bucket and the mail server of the machine. */
export async function openOutside(network: Network) {
  const child = fork(join(import.meta.dirname, 'neighbours.ts'), {
    execPath: programAt('nsenter') ?? '',
    execArgv: [`--net=${network.path}`, process.execPath],
  })
  const close = registerCleanup(async () => {
    child.disconnect()
    await once(child, 'exit')
  })
  const [{ bucket, mailUrl }] = (await once(child, 'message')) as [
    { bucket: BucketConfiguration; mailUrl: string },
  ]
  const settings = [
    `BACKUP_S3_ENDPOINT=${bucket.endpoint}`,
    `BACKUP_S3_REGION=${bucket.region}`,
    `BACKUP_S3_BUCKET=${bucket.bucket}`,
    `BACKUP_S3_ACCESS_KEY_ID=${bucket.accessKeyId}`,
    `BACKUP_S3_SECRET_ACCESS_KEY=${bucket.secretAccessKey}`,
    `SMTP_URL=${mailUrl}`,
    'MAIL_FROM=orders@shop.example',
    'MAIL_OWNER=owner@example.com',
  ].join('\n')
  return {
    settings,
    /** Content of the bucket and received mails; `failing` makes the bucket answer that status. */
    look: async (wish: { readonly failing?: number | null } = {}) => {
      child.send(wish)
      const [seen] = (await once(child, 'message')) as [OutsideView]
      return seen
    },
    close,
  }
}
