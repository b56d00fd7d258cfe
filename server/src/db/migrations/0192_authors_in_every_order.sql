-- What a person has made, in the orders of galleries beside the newest (SCALE-71, ADR 10): the most loved of somebody with ten thousand items cost what
-- those of anybody cost. The release before goes on with the indexes that it knows.
CREATE INDEX listing_author_trending ON listing (user_id, content_type, trend_score DESC, content_id DESC);
CREATE INDEX listing_author_favorites ON listing (user_id, content_type, favorite_count DESC, content_id DESC);
