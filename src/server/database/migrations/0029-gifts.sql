-- A gift: words for whoever unpacks it, and whether the slip in the parcel leaves prices out. Orders of
-- the version before are none.
alter table orders add column gift_note text not null default '';
alter table orders add column hides_prices boolean not null default false;
