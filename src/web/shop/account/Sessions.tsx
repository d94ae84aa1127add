import { useState } from 'react'
import { deviceLabel } from '#domain/accounts/device-name.ts'
import { formatDate } from '#domain/dates.ts'
import { t } from '#messages'
import { send } from '#web/kit/api/send.ts'
import { useAction } from '#web/kit/feedback/action.ts'
import { lastValueRead, useRead } from '#web/kit/store/use-read.ts'
import { Badge } from '#web/kit/ui/Badge.tsx'
import { Button } from '#web/kit/ui/Button.tsx'
import { Section } from '#web/kit/ui/blocks/Section.tsx'
import { focusHeading } from '#web/kit/ui/focus-heading.ts'

/** Id of the section's heading. */
const HEADING_ID = 'sessions'

/**
 * Devices on which the account is logged in, and the button that logs out the others (rule:
 * tokens). This part is optional, so a failed read renders nothing.
 */
export function Sessions({ userId }: { readonly userId: string }) {
  const [round, setRound] = useState(0)
  const key = `sessions ${userId} ${round}`
  const read = useRead(key, async (signal) => (await send('listSessions', {}, { signal })).sessions)
  const sessions = lastValueRead(read)
  const { isPending, run } = useAction({
    run: async () => {
      await send('endOtherSessions', {})
      setRound(round + 1)
      // The pressed button goes with the other devices.
      focusHeading(HEADING_ID)
    },
    success: t.account.loggedOutElsewhere,
    fallback: t.account.notLoggedOut,
  })
  if (!sessions) return null
  return (
    <Section id={HEADING_ID} title={t.account.sessions} card="usual">
      <ul className="grid divide-y divide-hairline">
        {sessions.map(({ device, since, isThis }) => (
          <li
            key={`${since} ${device}`}
            className="flex flex-wrap items-center justify-between gap-2 py-2.5 text-sm"
          >
            <span className="grid">
              <span className="font-semibold">
                {device ? <bdi>{deviceLabel(device)}</bdi> : t.account.anotherDevice}
              </span>
              <span className="text-muted">
                {t.account.loggedInSince({ date: formatDate(since) })}
              </span>
            </span>
            {isThis && <Badge tone="delivered">{t.account.thisDevice}</Badge>}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <Button kind="secondary" busy={isPending} onClick={() => void run()}>
          {t.account.logOutElsewhere}
        </Button>
      )}
    </Section>
  )
}
