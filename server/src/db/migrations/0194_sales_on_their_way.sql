-- A sold prompt is paid in two steps that each commit alone (SCALE-73, decision 222): its buyer pays, and a moment later its seller has the share. What is
-- between the two is here, so that nobody who buys waits for the account of a seller to whom many come.
CREATE TABLE sale_on_its_way (
  purchase_id bigint PRIMARY KEY,
  buyer_id uuid NOT NULL,
  content_id uuid NOT NULL,
  owner_id uuid NOT NULL,
  earned integer NOT NULL CHECK (earned BETWEEN 0 AND 100),
  FOREIGN KEY (buyer_id, content_id) REFERENCES prompt_purchase (buyer_id, content_id)
);
CREATE INDEX sale_on_its_way_by_owner ON sale_on_its_way (owner_id, purchase_id);
CREATE INDEX sale_on_its_way_by_buyer ON sale_on_its_way (buyer_id, content_id);

-- Which sale of its seller's it is, is known when it arrives. A release before numbers it at once.
ALTER TABLE prompt_purchase ALTER COLUMN sale_no DROP NOT NULL;

-- What was paid is on its way or has arrived, leaves its way only by arriving, and never changes on it.
CREATE FUNCTION refuse_sale_without_way() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM prompt_purchase p WHERE p.buyer_id = NEW.buyer_id AND p.content_id = NEW.content_id AND p.sale_no IS NULL)
    AND NOT EXISTS (SELECT FROM sale_on_its_way w WHERE w.buyer_id = NEW.buyer_id AND w.content_id = NEW.content_id
      AND w.purchase_id = NEW.id AND w.owner_id = NEW.owner_id AND w.earned = NEW.earned) THEN
    RAISE EXCEPTION 'A sale that is paid is on its way to its seller, or has arrived.' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER prompt_purchase_has_a_way AFTER INSERT ON prompt_purchase DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (NEW.sale_no IS NULL) EXECUTE FUNCTION refuse_sale_without_way();

CREATE FUNCTION refuse_lost_sale() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM prompt_purchase p WHERE p.buyer_id = OLD.buyer_id AND p.content_id = OLD.content_id AND p.sale_no IS NOT NULL)
    OR (OLD.earned > 0 AND NOT EXISTS (SELECT FROM credit_entry e
      WHERE e.user_id = OLD.owner_id AND e.cause = 'sale:' || OLD.buyer_id || ':' || OLD.content_id AND e.amount = OLD.earned)) THEN
    RAISE EXCEPTION 'A sale leaves its way by arriving at its seller.' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER sale_on_its_way_arrives AFTER DELETE ON sale_on_its_way DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION refuse_lost_sale();

CREATE FUNCTION refuse_sale_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'A sale on its way is never changed.' USING ERRCODE = 'restrict_violation';
END $$;
CREATE TRIGGER sale_on_its_way_stays BEFORE UPDATE ON sale_on_its_way FOR EACH ROW EXECUTE FUNCTION refuse_sale_change();

-- A seller is told when a sale arrives.
DROP TRIGGER prompt_purchase_told ON prompt_purchase;
CREATE TRIGGER prompt_purchase_told AFTER INSERT ON prompt_purchase FOR EACH ROW
  WHEN (NEW.price > 0 AND NEW.sale_no IS NOT NULL) EXECUTE FUNCTION tell_of_sale();
CREATE TRIGGER prompt_purchase_told_later AFTER UPDATE OF sale_no ON prompt_purchase FOR EACH ROW
  WHEN (NEW.price > 0 AND OLD.sale_no IS NULL AND NEW.sale_no IS NOT NULL) EXECUTE FUNCTION tell_of_sale();

-- All other promises of the books stay word for word. What people pay each other comes to nothing with what is on its way; a share is there, or on its
-- way; what was on its way at the round before has arrived; and
-- what sellers and items have sold is what has arrived.
DO $$
DECLARE
  change record;
  body text := pg_get_functiondef('ledger_violations(bigint, timestamptz)'::regprocedure);
  holds text := pg_get_functiondef('hold_violations(bigint, timestamptz)'::regprocedure);
  held text := 'FROM prompt_purchase WHERE created_at >= from_time AND held_until IS NOT NULL)';
BEGIN
  FOR change IN SELECT * FROM (VALUES
    ($old$SELECT NULL::uuid, 'what people pay each other comes to nothing', format('%s credits', sum(of_people))
    FROM account HAVING sum(of_people) <> 0$old$,
     $new$SELECT NULL::uuid, 'what people pay each other comes to nothing', format('%s credits', sum(of_people) + way.earned)
    FROM account, (SELECT coalesce(sum(earned), 0) AS earned FROM sale_on_its_way) way GROUP BY way.earned HAVING sum(of_people) + way.earned <> 0
  UNION ALL
  SELECT w.owner_id, 'what is on its way to a seller arrives', format('content %s: %s credits since %s', w.content_id, w.earned, p.created_at)
    FROM sale_on_its_way w JOIN prompt_purchase p ON p.buyer_id = w.buyer_id AND p.content_id = w.content_id WHERE p.created_at < from_time$new$),
    ($old$got.amount AS got
    FROM sold p$old$,
     $new$coalesce(got.amount, way.earned) AS got
    FROM sold p
    LEFT JOIN sale_on_its_way way ON way.buyer_id = p.buyer_id AND way.content_id = p.content_id AND way.purchase_id = p.id AND p.sale_no IS NULL$new$),
    ('FROM prompt_purchase WHERE from_entry IS NULL GROUP BY owner_id', 'FROM prompt_purchase WHERE from_entry IS NULL AND sale_no IS NOT NULL GROUP BY owner_id'),
    ('FROM prompt_purchase WHERE from_entry IS NULL GROUP BY content_id', 'FROM prompt_purchase WHERE from_entry IS NULL AND sale_no IS NOT NULL GROUP BY content_id')
  ) AS changes (old, new) LOOP
    IF position(change.old IN body) = 0 THEN
      RAISE EXCEPTION 'ledger_violations does not say: %', change.old;
    END IF;
    body := replace(body, change.old, change.new);
  END LOOP;
  EXECUTE body;
  IF position(held IN holds) = 0 THEN
    RAISE EXCEPTION 'hold_violations does not say: %', held;
  END IF;
  EXECUTE replace(holds, held, 'FROM prompt_purchase WHERE created_at >= from_time AND held_until IS NOT NULL AND sale_no IS NOT NULL)');
END $$;
