import type { ChangeEvent } from 'react'
import { type LoaderFunctionArgs, useNavigate } from 'react-router'
import { activityKinds } from '#domain/accounts/activity-kinds.ts'
import type { ActivityEntry, ActivityPage } from '#domain/contract/activity.ts'
import { dayOf, formatDate } from '#domain/dates.ts'
import { shortOrderId } from '#domain/orders/status.ts'
import { paths } from '#domain/paths.ts'
import { groupedBy } from '#domain/text/lists.ts'
import { formatTime } from '#domain/times.ts'
import { send } from '#web/kit/api/send.ts'
import { LinkButton } from '#web/kit/ui/Button.tsx'
import { EmptyState } from '#web/kit/ui/EmptyState.tsx'
import { SelectField, TextField } from '#web/kit/ui/Field.tsx'
import { Link } from '#web/kit/ui/Link.tsx'
import { AdminPage } from '../frame/AdminPage.tsx'
import { Options } from '../frame/choices.tsx'
import { useQuery, withQuery } from '../frame/list-address.ts'
import { type Loaded, loadForAdmin, useLoaded } from '../frame/loaded.ts'

export function loader({ request }: LoaderFunctionArgs): Promise<Loaded<ActivityPage>> {
  const query = new URL(request.url).searchParams
  const wanted = Object.fromEntries(
    (['person', 'kind', 'day', 'before'] as const).map((name) => [name, query.get(name) ?? '']),
  )
  return loadForAdmin('Failed to load activity', () =>
    send('listActivity', { query: wanted }, { signal: request.signal }),
  )
}

export function Component() {
  const { entries, people, next } = useLoaded<ActivityPage>()
  const query = useQuery()
  const days = groupedBy(entries, ({ at }) => dayOf(at))
  return (
    <AdminPage title="Activity" subtitle="What admins and operators changed in the last 400 days.">
      <Filters people={people} />
      {entries.length === 0 ? (
        <EmptyState
          icon="clock"
          title="Nothing changed"
          action={
            <LinkButton to={paths.adminActivity()} kind="secondary">
              Show all activity
            </LinkButton>
          }
        >
          No change fits these filters.
        </EmptyState>
      ) : (
        [...days].map(([day, ofDay]) => (
          <section key={day} aria-labelledby={`day-${day}`} className="grid gap-2">
            <h2 id={`day-${day}`} className="text-base">
              {formatDate(ofDay[0]?.at ?? day)}
            </h2>
            <ol className="grid divide-y divide-hairline rounded-card border border-hairline bg-white">
              {ofDay.map((entry) => (
                <Entry key={entry.sequence} {...entry} />
              ))}
            </ol>
          </section>
        ))
      )}
      {(next !== null || query.has('before')) && (
        <nav aria-label="Pages of activity" className="flex flex-wrap gap-3">
          {query.has('before') && (
            <LinkButton to={withQuery(query, { before: null })} kind="secondary">
              Newest
            </LinkButton>
          )}
          {next !== null && (
            <LinkButton to={withQuery(query, { before: next })} kind="secondary">
              Older
            </LinkButton>
          )}
        </nav>
      )}
    </AdminPage>
  )
}

function Filters({ people }: Pick<ActivityPage, 'people'>) {
  const query = useQuery()
  const navigate = useNavigate()
  const filter = (name: 'person' | 'kind' | 'day') => ({
    value: query.get(name) ?? '',
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
      void navigate(withQuery(query, { [name]: currentTarget.value, before: null })),
  })
  return (
    <search className="grid gap-3 sm:grid-cols-3 lg:max-w-3xl">
      <SelectField label="Person" {...filter('person')}>
        <option value="">Everybody</option>
        <Options of={people.map(({ id, name }) => [id, name])} />
      </SelectField>
      <SelectField label="Kind" {...filter('kind')}>
        <option value="">Everything</option>
        <Options of={Object.entries(activityKinds)} />
      </SelectField>
      <TextField label="Day" type="date" max={dayOf(new Date())} {...filter('day')} />
    </search>
  )
}

function Entry({ at, by, kind, action, subject }: ActivityEntry) {
  const link = linkTo(kind, subject)
  return (
    <li className="flex flex-wrap items-baseline gap-x-4 gap-y-0.5 px-4 py-3">
      <time dateTime={at} className="w-20 shrink-0 text-muted text-sm tabular-nums">
        {formatTime(at)}
      </time>
      <p className="min-w-0 grow basis-60">
        <bdi className="wrap-anywhere">{entrySentence(action)}</bdi>
        {link && (
          <>
            {' · '}
            <Link to={link.to} className="font-semibold text-plum underline underline-offset-4">
              {link.label}
            </Link>
          </>
        )}
      </p>
      <p className="text-muted text-sm">
        <bdi>{by}</bdi>
      </p>
    </li>
  )
}

/** Action of an entry, without a status that only repeats it: 'Delivered: Delivered'. */
export function entrySentence(action: string): string {
  const [did, status] = action.split(': ')
  return did !== undefined && did.toLowerCase() === status?.toLowerCase() ? did : action
}

function linkTo(kind: ActivityEntry['kind'], subject: string) {
  if (kind === 'settings') return { to: paths.adminSettings(), label: 'Open settings' }
  if (subject === '') return null
  if (kind === 'products') return { to: paths.adminEditProduct(subject), label: 'Open product' }
  if (kind === 'users') return { to: paths.adminUsers(), label: 'Open users' }
  return { to: paths.adminOrder(subject), label: `Order ${shortOrderId(subject)}` }
}
