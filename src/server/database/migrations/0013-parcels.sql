-- Who carries an order's parcel and under which number, and when it was packed and sent: what its
-- customer asks between the order and the door. '' where nobody said.
alter table orders add column courier text not null default '';
alter table orders add column tracking_number text not null default '';

-- Since when the order was packed, or on its way; null for one that never was, or has gone back.
alter table orders add column packed_at timestamptz;
alter table orders add column shipped_at timestamptz;

-- Out of the history, as if the moments had been kept all along: the first time after the order was
-- last back where it wasn't packed, or not sent.
with
  last_back as (
    select order_id,
      coalesce(max(sequence) filter (
        where to_status not in ('Processing', 'Shipped', 'Delivered', 'Cancelled')
      ), 0) as unpacked,
      coalesce(max(sequence) filter (
        where to_status not in ('Shipped', 'Delivered', 'Cancelled')
      ), 0) as unsent
    from order_history group by order_id
  ),
  moments as (
    select order_id,
      min(at) filter (where to_status = 'Processing' and sequence > unpacked) as packed_at,
      min(at) filter (where to_status = 'Shipped' and sequence > unsent) as shipped_at
    from order_history join last_back using (order_id) group by order_id
  )
update orders set packed_at = moments.packed_at, shipped_at = moments.shipped_at
from moments where moments.order_id = orders.id
  and (moments.packed_at is not null or moments.shipped_at is not null);
