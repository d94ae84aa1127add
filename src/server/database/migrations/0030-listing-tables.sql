-- needs: 0022-reset-links
-- Drops the counts and the search text of products (0002): listings and searches are answered by the
-- index in memory, which reads the numbered changes (0009). Their triggers cost every write of a product.
drop trigger products_inserted on products;
drop trigger products_updated on products;
drop trigger products_deleted on products;
drop trigger products_truncated on products;
drop function index_inserted_products();
drop function index_updated_products();
drop function index_deleted_products();
drop function index_no_products();
drop function index_products(uuid[]);
drop table catalogue_models, catalogue_counts;
drop index products_by_text;
alter table products drop column search_text;
drop function product_search_text(text, text, text[]);
