-- needs: 0042-order-language
-- A review has up to 1,000 letters as people count them; an Urdu letter with its signs, or an emoji, is
-- several code points, so the check bounds the size only.
alter table reviews
  drop constraint reviews_comment_check,
  add constraint reviews_comment check (char_length(comment) between 1 and 12000) not valid;
