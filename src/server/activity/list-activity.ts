import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { OPERATOR } from '#domain/accounts/activity-kinds.ts'
import {
  type ActivityEntry,
  type ActivityPage,
  listActivity as listCall,
} from '#domain/contract/activity.ts'
import type { ParsedRequest } from '#domain/contract/call.ts'
import { parseUuid } from '#platform/database/uuid.ts'
import { serve } from '#server/http/answers/serve.ts'
import type { Queryable } from '#server/schema/database.ts'

/** Filters of the list; an absent or invalid one has no effect. A day is one of Pakistan's. */
type ActivityRequest = Partial<ParsedRequest<typeof listCall>['query']>

const PAGE_SIZE = 50

/** Call of the admin's activity list. */
export function activityCalls(app: FastifyInstance, db: Queryable): void {
  serve(app, db, listCall, ({ query }) => listActivity(db, query))
}

/** Page of the changes by admins and operators, newest first (rule: activity). */
export async function listActivity(db: Queryable, request: ActivityRequest): Promise<ActivityPage> {
  const rows = await filtered(db, request)
    .orderBy('sequence', 'desc')
    .limit(PAGE_SIZE + 1)
    .execute()
  const entries = rows.slice(0, PAGE_SIZE)
  return {
    entries: entries.map(({ actor_name, kind, at, ...row }) => ({
      ...row,
      at: at.toISOString(),
      by: actor_name,
      kind: kind as ActivityEntry['kind'],
    })),
    people: await peopleIn(db),
    next: rows.length > PAGE_SIZE ? (entries.at(-1)?.sequence ?? null) : null,
  }
}

function filtered(db: Queryable, { person, kind, day, before }: ActivityRequest) {
  let query = db
    .selectFrom('activity')
    .select(['sequence', 'at', 'actor_name', 'kind', 'action', 'subject'])
  const actor = person === undefined ? null : parseUuid(person)
  if (person === OPERATOR) query = query.where('actor_id', 'is', null)
  else if (actor !== null) query = query.where('actor_id', '=', actor)
  if (kind !== undefined) query = query.where('kind', '=', kind)
  if (before !== undefined) query = query.where('sequence', '<', before)
  if (day !== undefined && isDay(day)) {
    const start = sql<Date>`(${day}::timestamp at time zone 'Asia/Karachi')`
    query = query.where('at', '>=', start).where('at', '<', sql<Date>`${start} + interval '1 day'`)
  }
  return query
}

function isDay(text: string): boolean {
  return /^2\d{3}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(`${text}T00:00:00Z`))
}

/** Actors under their latest name, by a loose index scan, as few have many entries. */
async function peopleIn(db: Queryable): Promise<ActivityPage['people']> {
  const { rows } = await sql<{ id: string | null; name: string }>`
    with recursive actors (id) as (
      (select actor_id from activity where actor_id is not null order by actor_id limit 1)
      union all
      select (select actor_id from activity where actor_id > actors.id order by actor_id limit 1)
      from actors where actors.id is not null
    )
    select actors.id, (select actor_name from activity where actor_id = actors.id
      order by sequence desc limit 1) as name
    from actors where actors.id is not null
    union all
    (select null, actor_name from activity where actor_id is null limit 1)`.execute(db)
  return rows.map(({ id, name }) => ({ id: id ?? OPERATOR, name }))
}
