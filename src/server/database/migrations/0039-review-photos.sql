-- Photos of reviews in the store of pictures, by the name that their files begin with. A photo is uploaded
-- before its review is written: until then it has no review, and a chore deletes it after a day. Files whose
-- row is gone are deleted by the sweep of pictures.
create table review_photos (
  file text primary key,
  user_id uuid not null references users (id),
  review_id uuid references reviews (id) on delete cascade,
  -- Its place among the photos of the review, from 0.
  place smallint not null default 0,
  uploaded_at timestamptz not null default now()
);
create index review_photos_of_review on review_photos (review_id, place);
create index review_photos_of_user on review_photos (user_id);

-- Accounts that found a review helpful: one row is one vote.
create table review_votes (
  review_id uuid not null references reviews (id) on delete cascade,
  user_id uuid not null references users (id),
  primary key (review_id, user_id)
);
create index review_votes_of_user on review_votes (user_id);
