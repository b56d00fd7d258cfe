-- A process may have lines to several engines of one content type (ADR 39). Until it ends, a process of the release before cannot note
-- the state of its line, which it says in its log; everything else of it goes on.

ALTER TABLE engine_health DROP CONSTRAINT engine_health_pkey, ADD PRIMARY KEY (process, content_type, engine);
