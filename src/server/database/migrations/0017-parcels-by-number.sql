-- A courier's file names orders by tracking number, written with other dashes, spaces and cases than
-- here: this is the form in which two are compared.
create index orders_by_parcel
  on orders (upper(regexp_replace(tracking_number, '[^0-9A-Za-z]', '', 'g')))
  where tracking_number <> '';
