-- Cards that were declined, by their order: who tries many is kept from trying more for a day (DESK-65).
CREATE INDEX payment_event_declined ON payment_event (order_id, received_at) WHERE outcome = 'declined';
