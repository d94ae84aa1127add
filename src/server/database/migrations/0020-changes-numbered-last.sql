-- Triggers of one event run in the order of their names. A new product was counted first and numbered
-- then, a changed one the other way round: whoever added a case while another was taken off the shop
-- could wait for that one's count while it waited for the number. Each is numbered last now.
alter trigger products_numbered_inserted on products rename to products_inserted_numbered;
alter trigger products_numbered_updated on products rename to products_updated_numbered;
alter trigger products_numbered_deleted on products rename to products_deleted_numbered;
alter trigger products_numbered_truncated on products rename to products_truncated_numbered;
