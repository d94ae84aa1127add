-- Language in which the customer ordered, 'en' or 'ur': that of the order's letters and of the links in
-- them. Orders of the version before are English.
alter table orders add column language text not null default 'en';
