-- A text is sent so many hours before (negative) or after the moment of its event, in place of days at an hour.
ALTER TABLE message_templates ADD COLUMN hours integer;
