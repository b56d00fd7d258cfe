-- What has an engine, and what has its words for sale, in each order of the list (SCALE-71, ADR 10): asked for alone, what few have costs what many have.
-- Styles have such indexes since the list is there. The release before goes on with the indexes that it knows.
CREATE INDEX listing_engine_newest ON listing (content_type, engine, created_at DESC, content_id DESC);
CREATE INDEX listing_engine_trending ON listing (content_type, engine, trend_score DESC, content_id DESC);
CREATE INDEX listing_engine_favorites ON listing (content_type, engine, favorite_count DESC, content_id DESC);
-- Of what is open there is nothing in these.
CREATE INDEX listing_sold_newest ON listing (content_type, created_at DESC, content_id DESC) WHERE is_locked;
CREATE INDEX listing_sold_trending ON listing (content_type, trend_score DESC, content_id DESC) WHERE is_locked;
CREATE INDEX listing_sold_favorites ON listing (content_type, favorite_count DESC, content_id DESC) WHERE is_locked;
