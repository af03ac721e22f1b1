-- How a guest came to a stay, by the link that was followed, such as the name of an assistant; empty if it is not known.
ALTER TABLE bookings ADD COLUMN came_from text NOT NULL DEFAULT '';
-- Calls of assistants (/mcp) by day. client: the name that it gives itself; empty beyond so many lines a day.
CREATE TABLE agent_calls (
  day date NOT NULL,
  client text NOT NULL,
  tool text NOT NULL,
  outcome text NOT NULL CHECK (outcome IN ('answered', 'refused', 'not_free')),
  count integer NOT NULL DEFAULT 1,
  PRIMARY KEY (day, client, tool, outcome)
);
-- Stays that assistants asked for and that could not be booked, by the day of asking. villa_id: 0 where any villa would have done.
CREATE TABLE missed_stays (
  day date NOT NULL,
  villa_id integer NOT NULL,
  check_in date NOT NULL,
  check_out date NOT NULL,
  why text NOT NULL CHECK (why IN ('taken', 'rule', 'party')),
  count integer NOT NULL DEFAULT 1,
  PRIMARY KEY (day, villa_id, check_in, check_out, why)
);
