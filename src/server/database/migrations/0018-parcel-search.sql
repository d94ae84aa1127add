-- An admin looks for an order by the number of its parcel, or by a part of it. Not partial: the
-- planner knows how common a piece of text is only from an index of the whole table.
create index orders_by_tracking_number on orders using gin (lower(tracking_number) gin_trgm_ops);
