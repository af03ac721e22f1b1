-- Numbers of guests' documents for the declaration of stays, encrypted with the site's secret. Erased 30 days after the declaration.
CREATE TABLE guest_documents (
  booking_id integer PRIMARY KEY REFERENCES bookings ON DELETE CASCADE,
  sealed_number text NOT NULL,
  given_at timestamptz NOT NULL
);
