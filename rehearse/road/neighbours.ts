import { openMailServer } from '../../tests/support/mail-server.ts'
import { openObjectStorage } from '../../tests/support/object-storage.ts'

/**
 * Services outside of the machine that outlive it, in the same network: a bucket and a mail server.
 * Controlled by messages of the parent process.
 */
const storage = await openObjectStorage()
const mail = await openMailServer()

process.on('message', (message: { readonly failing?: number | null }) => {
  if (message.failing !== undefined) storage.failing = message.failing
  process.send?.({
    keys: [...storage.objects.keys()],
    subjects: mail.received.map(({ subject }) => subject),
  })
})
process.on('disconnect', () => process.exit())
process.send?.({ bucket: storage.bucket, mailUrl: mail.url })
