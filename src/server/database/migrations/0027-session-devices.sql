-- Roughly which device a session is on, 'Chrome on Android': what its owner recognises it by. Empty for
-- sessions of the version before.
alter table sessions add column device text not null default '';
