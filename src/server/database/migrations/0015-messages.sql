-- The kinds of messages that the shop sends at present; none while it sends no mail. Every start
-- writes it, and what causes a message writes one only of a kind that stands here.
create table message_kinds (
  kind text primary key
);

-- Mail that is to be sent, and what became of it. It holds no address: who gets a message is read
-- when it is sent, from the order or the account that it is about.
create table messages (
  id uuid primary key default gen_random_uuid(),
  kind text not null,
  order_id uuid references orders (id),
  -- The version of the order that the message is about.
  order_version integer,
  -- No reference: whoever asks for an account that isn't there has a row like any other.
  user_id uuid,
  -- How the order stood when the message was caused; the rest of it never changes.
  facts jsonb not null default '{}',
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'failed', 'overtaken')),
  -- Why the last try came to nothing, as a word; never what a mail server answered.
  problem text,
  -- Counts the sendings that somebody asked for; with the id it makes the Message-ID.
  round integer not null default 1,
  -- Tries of this round.
  tries integer not null default 0,
  due_at timestamptz not null default now(),
  waiting_since timestamptz not null default now(),
  created_at timestamptz not null default now(),
  settled_at timestamptz,
  -- One message of a kind for one change of an order.
  unique (order_id, kind, order_version)
);
create index messages_due on messages (due_at) where state = 'waiting';
create index messages_settled on messages (settled_at) where state <> 'waiting';
