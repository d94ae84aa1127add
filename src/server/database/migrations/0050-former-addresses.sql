-- Address of a letter to whom an account belonged before its address was changed, and null for all others: no other
-- row names it. It is deleted as soon as the letter is settled.
alter table messages add column former_address text;

create function former_address_deleted() returns trigger language plpgsql as $$
begin
  new.former_address := null;
  return new;
end $$;
create trigger former_address_deleted before update of state on messages
  for each row when (new.state <> 'waiting' and new.former_address is not null)
  execute function former_address_deleted();
