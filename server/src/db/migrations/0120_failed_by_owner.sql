-- What has failed is rare among what somebody has made: its page of the own library is walked over these alone (KEEP-34).
CREATE INDEX content_failed_by_owner ON kept_content (user_id, created_at DESC, id DESC) WHERE trashed_at IS NULL AND status = 'failed';
