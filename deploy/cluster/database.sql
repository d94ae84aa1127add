-- Once, on the primary, as the superuser: the shop's own user and database. Migrations do the rest.
create role shop login password '${SHOP_PASSWORD}';
create database khol owner shop template template0 encoding 'UTF8' locale 'C.UTF-8';
